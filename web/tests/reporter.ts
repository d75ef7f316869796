// One line a test, and the count in the form scripts/test adds up.
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

export default class Lines implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    const ok = result.status === test.expectedStatus;
    if (ok) this.passed++;
    else this.failed++;
    const where = test.titlePath().slice(2).join(": ");
    console.log(`${ok ? "ok" : "FAILED"} ${where} (${(result.duration / 1000).toFixed(1)} s)`);
    for (const { type, description } of test.annotations) console.log(`   ${type}: ${description}`);
    if (!ok) for (const error of result.errors) console.log(error.stack ?? error.message);
  }

  onError(error: { message?: string; stack?: string }): void {
    this.failed++;
    console.log(error.stack ?? error.message);
  }

  onEnd(result: FullResult): void {
    if (result.status !== "passed" && this.failed === 0) {
      this.failed++;
      console.log(`The run ended as "${result.status}".`);
    }
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
