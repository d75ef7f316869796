#!/usr/bin/env python3
"""A table of Arbiter from Python, with nothing but ctypes.

usage: table.py LIBRARY [GAME] [SEED]      (LIBRARY: libarbiter.so)
"""
import ctypes
import json
import sys
from ctypes import POINTER, Structure, byref, c_bool, c_char, c_char_p, c_int
from ctypes import c_uint8, c_uint16, c_uint32, c_void_p


class Error(Structure):
    _fields_ = [("text", c_char * 512), ("rule", c_char * 40), ("file", c_char * 256), ("line", c_int)]


class Option(Structure):
    _fields_ = [("verb", c_uint8), ("flags", c_uint8), ("a", c_uint16), ("b", c_uint16), ("c", c_uint16)]


class Ask(Structure):
    _fields_ = [("id", c_uint32), ("seat", c_uint8), ("window", c_uint8), ("ordered", c_bool), ("form", c_uint32),
                ("roll", c_uint32), ("left", c_uint16), ("count", c_uint16), ("options", POINTER(Option))]


def load(path):
    """The library with the types of the functions used here."""
    lib = ctypes.CDLL(path)
    types = {
        "arb_game_load": (c_void_p, c_char_p, c_void_p, POINTER(Error)),
        "arb_game_free": (None, c_void_p),
        "arb_table_open": (c_void_p, c_void_p, c_void_p, c_int, POINTER(Error)),
        "arb_table_close": (None, c_void_p),
        "arb_asks": (c_int, c_void_p, POINTER(Ask), c_int),
        "arb_answer": (c_bool, c_void_p, c_uint32, c_int, c_int, POINTER(Error)),
        "arb_ask_words": (c_void_p, c_void_p, POINTER(Ask)),
        "arb_view": (c_void_p, c_void_p, c_int),
        "arb_length": (c_uint32, c_void_p),
        "arb_text_of": (c_void_p, c_void_p),
        "arb_text_free": (None, c_void_p),
        "arb_value_of": (c_void_p, c_char_p, POINTER(Error)),
        "arb_value_free": (None, c_void_p),
    }
    for name, (result, *arguments) in types.items():
        function = getattr(lib, name)
        function.restype, function.argtypes = result, arguments
    return lib


class Arbiter:
    def __init__(self, path):
        self.lib = load(path)
        self.error = Error()

    def need(self, result):
        if not result:
            raise RuntimeError(self.error.text.decode())
        return result

    def value(self, json_t):
        """What a function gave, as a value of Python."""
        text = self.lib.arb_text_of(json_t)
        if not text:
            return None
        try:
            return json.loads(ctypes.string_at(text))
        finally:
            self.lib.arb_text_free(text)

    def open(self, game, setup):
        given = self.need(self.lib.arb_value_of(json.dumps(setup).encode(), byref(self.error)))
        try:
            return self.need(self.lib.arb_table_open(game, given, 0, byref(self.error)))
        finally:
            self.lib.arb_value_free(given)


def main(library, name="lotr-card-game", seed="1"):
    arbiter = Arbiter(library)
    lib, error, ask = arbiter.lib, arbiter.error, Ask()
    game = arbiter.need(lib.arb_game_load(name.encode(), None, byref(error)))
    table = arbiter.open(game, {"seed": int(seed)})
    lib.arb_asks(table, byref(ask), 1)
    words = arbiter.value(lib.arb_ask_words(table, byref(ask)))
    print(words["prompt"])
    for option in words["options"]:
        print(" ", option["text"])
    # Always the last option: often the way to do nothing.
    while lib.arb_asks(table, byref(ask), 1) > 0:
        arbiter.need(lib.arb_answer(table, ask.id, ask.seat, ask.count - 1, byref(error)))
    view = arbiter.value(lib.arb_view(table, 0))
    print(view["status"], "after", lib.arb_length(table), "answers")
    lib.arb_table_close(table)
    lib.arb_game_free(game)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
