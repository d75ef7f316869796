// Who is logged in, if anybody is: accounts are for those who want them.
import { read, write } from "../keys";

export interface LoggedIn {
  account: string;
  token: string;
}

/** One device somebody is logged in with. */
export interface Login {
  id: string;
  used: number;
  this: boolean;
}

const NAME = "arbiter.account";

class Account {
  now = $state.raw(read<LoggedIn | null>(NAME, null));

  get name(): string | undefined {
    return this.now?.account;
  }

  get token(): string | undefined {
    return this.now?.token;
  }

  change(to: LoggedIn | null): void {
    this.now = to;
    write(NAME, to);
  }
}

export const account = new Account();
