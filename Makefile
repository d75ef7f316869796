# Arbiter. `make run` plays, `make test` tests; `make help` lists the rest.
BUILD ?= build
PREFIX ?= /usr/local
LIBDIR ?= $(PREFIX)/lib
DATADIR ?= $(PREFIX)/share/arbiter
FUZZ_SECONDS ?= 60

VERSION := $(shell sed -n 's/^\#define ARB_VERSION "\(.*\)"/\1/p' include/arbiter.h)
SOVERSION := $(firstword $(subst ., ,$(VERSION)))

# Two jobs, unless the command line or a make above this one says otherwise.
ifeq ($(MAKELEVEL)$(filter -j%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j2
endif
MAKEFLAGS += -r --no-print-directory

PKG_CONFIG ?= pkg-config
# These first see to it that the libraries are there, and build in a make below.
QUIET := $(if $(filter run test torture,$(MAKECMDGOALS)),2>/dev/null)
LIB_PKGS = lua5.4 jansson libzstd libxxhash libsodium
CLI_PKGS = sqlite3 libwebsockets libuv libedit zlib

# SAN: sanitizers of a variant; DEFS: its defines. OPT may be overridden. The code of a play is
# larger than the cache it runs from, so that room for aligned jumps costs more than it brings.
OPT ?= -O2 -fno-align-loops -fno-align-jumps -fno-align-labels
SAN ?=
DEFS ?=
WARN = -Wall -Wextra -Werror -Wshadow=local -Wstrict-prototypes -Wmissing-prototypes
ARB_CFLAGS = -std=gnu11 -D_GNU_SOURCE= -g -fPIC -fno-semantic-interposition -pthread $(OPT) $(WARN) $(SAN) $(DEFS) \
	-Iinclude -Isrc/kernel -Isrc/kit $(shell $(PKG_CONFIG) --cflags $(LIB_PKGS) $(CLI_PKGS) $(QUIET)) $(CFLAGS)
LIB_LIBS = $(shell $(PKG_CONFIG) --libs $(LIB_PKGS)) -lm -pthread
CLI_LIBS = $(shell $(PKG_CONFIG) --libs $(CLI_PKGS))

KERNEL_SRC := $(wildcard src/kernel/*.c)
KIT_TEST_SRC := $(wildcard tests/kit/*.c)
PLAY_SRC := $(wildcard src/play/*.c)
GAMES := $(patsubst src/games/%/,%,$(wildcard src/games/*/))
CLI_SRC := $(wildcard src/cli/*.c src/server/*.c src/store/*.c)
UNIT_SRC := $(wildcard tests/kernel/*.c)
EXAMPLES := $(patsubst examples/%.c,%,$(wildcard examples/*.c))

objects = $(patsubst %.c,$(BUILD)/%.o,$(1))
# The kit is compiled with each game that has a kit_config.h, against it: the parts that
# the game includes, "dice.h" standing for dice.c and dice_*.c, and those that they include.
included = $(sort $(shell sed -n 's/^\#include "\([a-z_]*\)\.h".*/\1/p' $(1)))
kit_heads = $(wildcard $(patsubst %,src/kit/%.h,$(call included,$(1)/*.[ch])))
kit_parts = $(sort $(foreach head,$(call included,$(1)/*.[ch] $(call kit_heads,$(1))),$(firstword $(subst _, ,$(head)))))
kit_sources = $(if $(wildcard $(1)/kit_config.h),$(foreach part,$(call kit_parts,$(1)),$(wildcard src/kit/$(part).c src/kit/$(part)_*.c)))
kit_objects = $(patsubst src/kit/%.c,$(BUILD)/kit/$(1)/%.o,$(call kit_sources,$(2)))
game_objects = $(call objects,$(wildcard src/games/$(1)/*.c)) $(call kit_objects,$(1),src/games/$(1))
GAME_OBJ := $(GAMES:%=$(BUILD)/games/%.o)
LIB_OBJ := $(call objects,$(KERNEL_SRC) $(PLAY_SRC) src/games/games.c) $(GAME_OBJ)
CLI_OBJ := $(call objects,$(CLI_SRC))
UNIT_OBJ := $(call objects,$(UNIT_SRC))
ALL_SRC = $(wildcard include/*.h src/*/*.[ch] src/*/*/*.[ch] tests/*/*.[ch] examples/*.c)

.PHONY: all run web web-tests archive test torture bench mutants record fuzz format lint install clean deps help unit kit-tests every-tests game-tests selftest proof coming examples server-tests bench-serve
.DELETE_ON_ERROR:

all: $(BUILD)/arbiter $(BUILD)/libarbiter.so $(BUILD)/arbiter.pc

help:
	@echo "make            build the command and the libraries into $(BUILD)/"
	@echo "make fast       the same, compiled for how games are really played, into $(BUILD)/fast"
	@echo "make run        build all, start the server, print its address (PORT=8080)"
	@echo "make web        the browser's part into web/dist/"
	@echo "make archive    the sources of a release, the browser's part built in"
	@echo "make test       all tests, with address and undefined-behaviour sanitizers"
	@echo "make torture    the tests with the block moved at every ask"
	@echo "make bench      speed and size of every game"
	@echo "make mutants    breaks GAME=... in COUNT=40 places, one at a time: do its tests notice?"
	@echo "make record     what tests see is as it should be now: recorded anew"
	@echo "make fuzz       damaged saves and packs, raw bytes, for FUZZ_SECONDS=$(FUZZ_SECONDS)"
	@echo "make examples   the programs of examples/"
	@echo "make format     clang-format over all sources"
	@echo "make lint       clang-tidy, cppcheck, format, rule ids"
	@echo "make install    into PREFIX=$(PREFIX), below DESTDIR"

# ---- Objects -------------------------------------------------------------------

# Objects depend on the flags they were made with, and two of them on where
# Arbiter will be installed, so that a change of either builds again what it must.
note = $(shell mkdir -p $(BUILD); \
	[ "$$(cat $(BUILD)/$(1) 2>/dev/null)" = '$(2)' ] || echo '$(2)' >$(BUILD)/$(1))
$(call note,flags,$(CC) $(ARB_CFLAGS))
$(call note,places,$(PREFIX) $(LIBDIR) $(DATADIR))

$(BUILD)/%.o: %.c $(BUILD)/flags
	@mkdir -p $(@D)
	@echo "  cc    $<"
	@$(CC) $(ARB_CFLAGS) $(PLACES) -MMD -MP -c $< -o $@

$(BUILD)/src/kernel/game.o $(BUILD)/src/cli/cli.o: $(BUILD)/places
$(BUILD)/src/kernel/game.o $(BUILD)/src/cli/cli.o: PLACES = -DARB_DATA_DIR='"$(DATADIR)"'

define compile_kit
$(BUILD)/kit/$(1)/%.o: src/kit/%.c $(BUILD)/flags
	@mkdir -p $$(@D)
	@echo "  cc    $$< ($(1))"
	@$$(CC) $$(ARB_CFLAGS) -I$(2) -MMD -MP -c $$< -o $$@
endef
$(foreach game,$(GAMES),$(eval $(call compile_kit,$(game),src/games/$(game))))
$(eval $(call compile_kit,test,tests/kit))
$(eval $(call compile_kit,proof,tests/proof))

# Of a game only its table of rules is seen from outside: its other names are its own,
# and two games may use the same ones.
rules_table = $(subst -,_,$(1))_rules
define link_game
$(BUILD)/games/$(1).o: $(call game_objects,$(1))
	@mkdir -p $$(@D)
	@echo "  ld -r $$@"
	@$(CC) -r -nostdlib -o $$@ $$^
	@objcopy --keep-global-symbol=$(call rules_table,$(1)) $$@
endef
$(foreach game,$(GAMES),$(eval $(call link_game,$(game))))

# An archive is made afresh: members of one name from two folders must both be in it.
$(BUILD)/libarbiter.a: $(LIB_OBJ)
	@echo "  ar    $@"
	@rm -f $@
	@ar qcs $@ $^

# The shared library shows exactly the functions of its headers.
HEADERS := $(wildcard include/*.h)
$(BUILD)/arbiter.map: $(HEADERS)
	@{ echo "{ global:"; \
	   sed -n '/^static/d; s/^[a-z][^(]*[ *]\(arb_[a-z_]*\)(.*/    \1;/p' $^; \
	   echo "local: *; };"; } >$@

$(BUILD)/libarbiter.so: $(LIB_OBJ) $(BUILD)/arbiter.map
	@echo "  ld    $@"
	@$(CC) -shared $(SAN) $(LDFLAGS) -Wl,-soname,libarbiter.so.$(SOVERSION) -Wl,-z,defs \
		-Wl,--version-script=$(BUILD)/arbiter.map $(LIB_OBJ) $(LIB_LIBS) -o $@.$(VERSION)
	@ln -sf libarbiter.so.$(VERSION) $@.$(SOVERSION)
	@ln -sf libarbiter.so.$(VERSION) $@

$(BUILD)/arbiter: $(CLI_OBJ) $(BUILD)/libarbiter.a
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $(CLI_LIBS) $(LIB_LIBS) -o $@

$(BUILD)/arbiter.pc: arbiter.pc.in include/arbiter.h $(BUILD)/places
	@sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' -e 's|@VERSION@|$(VERSION)|' $< >$@

# Criterion's tests bring a game of their own instead of src/games.
unit: $(BUILD)/unit
$(BUILD)/unit: $(UNIT_OBJ) $(call objects,$(KERNEL_SRC) $(PLAY_SRC))
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs criterion) $(LIB_LIBS) -o $@

# So do the tests of the kit: tests/kit holds a small game and its kit_config.h.
KIT_TEST_OBJ := $(call objects,$(KIT_TEST_SRC)) $(call kit_objects,test,tests/kit)
$(call objects,$(KIT_TEST_SRC)): ARB_CFLAGS += -Itests/kit
kit-tests: $(BUILD)/kit_test
$(BUILD)/kit_test: $(KIT_TEST_OBJ) $(call objects,$(KERNEL_SRC) $(PLAY_SRC))
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs criterion) $(LIB_LIBS) -o $@

# The test runner is tested with a game made for it, and another one beside it: that both
# have flows of the same names must not matter.
SELFTEST_OBJ := $(call objects,tests/selftest/market.c)
selftest: $(BUILD)/selftest
$(BUILD)/selftest: $(SELFTEST_OBJ) $(CLI_OBJ) $(call objects,$(KERNEL_SRC) $(PLAY_SRC)) $(GAME_OBJ)
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $(CLI_LIBS) $(LIB_LIBS) -o $@

# A whole small game on the kit, in a program of its own that is otherwise `arbiter`.
PROOF_OBJ := $(call objects,$(wildcard tests/proof/*.c)) $(call kit_objects,proof,tests/proof)
$(call objects,$(wildcard tests/proof/*.c)): ARB_CFLAGS += -Itests/proof
proof: $(BUILD)/proof
$(BUILD)/proof: $(PROOF_OBJ) $(CLI_OBJ) $(call objects,$(KERNEL_SRC) $(PLAY_SRC))
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $(CLI_LIBS) $(LIB_LIBS) -o $@

# The program with the games that are not yet for players, for their tests.
COMING_OBJ := $(filter-out $(BUILD)/src/games/games.o,$(LIB_OBJ)) $(BUILD)/coming/games.o
coming: $(BUILD)/coming/arbiter
$(BUILD)/coming/games.o: src/games/games.c $(BUILD)/flags
	@mkdir -p $(@D)
	@echo "  cc    $< (coming)"
	@$(CC) $(ARB_CFLAGS) -DARB_COMING -MMD -MP -c $< -o $@
$(BUILD)/coming/arbiter: $(CLI_OBJ) $(COMING_OBJ)
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $(CLI_LIBS) $(LIB_LIBS) -o $@

# The server's tests talk to a server they start.
SERVER_TEST_OBJ := $(call objects,$(wildcard tests/server/*.c))
server-tests: $(BUILD)/server_test
$(BUILD)/server_test: $(SERVER_TEST_OBJ) $(BUILD)/libarbiter.a
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $$($(PKG_CONFIG) --libs sqlite3 zlib) $(LIB_LIBS) -o $@

# What every game gets tested without work, in tests/every.
EVERY_OBJ := $(call objects,$(wildcard tests/every/*.c))
every-tests: $(BUILD)/every_test $(BUILD)/every_proof
$(BUILD)/every_test: $(EVERY_OBJ) $(BUILD)/libarbiter.a
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $(LIB_LIBS) -o $@
$(BUILD)/every_proof: $(EVERY_OBJ) $(PROOF_OBJ) $(call objects,$(KERNEL_SRC) $(PLAY_SRC))
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $(LIB_LIBS) -o $@

# What only C can do to a game: tests/GAME/*_test.c, which may look into its block.
GAME_TEST_OBJ := $(call objects,$(foreach game,$(GAMES),$(wildcard tests/$(game)/*_test.c)))
GAME_TESTS := $(GAME_TEST_OBJ:$(BUILD)/tests/%_test.o=$(BUILD)/of/%_test)
$(GAME_TEST_OBJ): ARB_CFLAGS += -Isrc/games/$(notdir $(patsubst %/,%,$(dir $@)))
game-tests: $(GAME_TESTS)
$(BUILD)/of/%_test: $(BUILD)/tests/%_test.o $(BUILD)/libarbiter.a
	@mkdir -p $(@D)
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $(LIB_LIBS) -o $@

bench-serve: $(BUILD)/bench_serve $(BUILD)/arbiter
	@$(BUILD)/bench_serve $(BUILD)/arbiter
$(BUILD)/bench_serve: $(BUILD)/bench/serve.o $(BUILD)/tests/server/client.o
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $(LIB_LIBS) -o $@

.SECONDARY: $(EXAMPLES:%=$(BUILD)/examples/%.o) $(GAME_TEST_OBJ)
examples: $(EXAMPLES:%=$(BUILD)/examples/%)
$(BUILD)/examples/%: $(BUILD)/examples/%.o $(BUILD)/libarbiter.a
	@echo "  ld    $@"
	@$(CC) $(SAN) $(LDFLAGS) $^ $(LIB_LIBS) -o $@

-include $(patsubst %.o,%.d,$(LIB_OBJ) $(foreach game,$(GAMES),$(call game_objects,$(game))) $(CLI_OBJ) $(UNIT_OBJ) $(KIT_TEST_OBJ) $(SELFTEST_OBJ) $(PROOF_OBJ) $(BUILD)/coming/games.o $(SERVER_TEST_OBJ) $(EVERY_OBJ) $(GAME_TEST_OBJ)) $(wildcard $(BUILD)/examples/*.d)

# ---- The browser's part --------------------------------------------------------------

# Built only when something it is made of has changed; the packages and modules
# it needs are fetched only then, and what only tests need (playwright, axe, the checker of
# types) only by `make test`. The archive of a release has it built already.
WEB_SRC := $(wildcard web/*.html web/*.js web/*.ts packs/*/look.json) $(shell find web/src web/public -type f 2>/dev/null)

web: web/dist/index.html
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@scripts/deps web
	@echo "  npm   web/node_modules"
	@cd web && npm install --no-save $(if $(wildcard web/node_modules/@playwright),,--omit=dev) --no-audit --no-fund --loglevel=error
	@touch $@

web/node_modules/@playwright/test/package.json: web/package.json web/package-lock.json
	@scripts/deps web
	@echo "  npm   web/node_modules, with what tests need"
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@ web/node_modules/.package-lock.json
web-tests: web/node_modules/@playwright/test/package.json
	@$(MAKE) web

WEB_MADE := $(if $(wildcard web/node_modules),,$(wildcard web/dist/index.html))
web/dist/index.html: $(WEB_SRC) $(if $(WEB_MADE),,web/node_modules/.package-lock.json)
	@[ -d web/node_modules ] || $(MAKE) web/node_modules/.package-lock.json
	@echo "  vite  web/dist"
	@cd web && node node_modules/vite/bin/vite.js build --logLevel warn

# The sources as they were committed last, with the browser's part built: who unpacks it needs
# neither Node nor npm.
archive: web
	@git archive --prefix=arbiter-$(VERSION)/ -o $(BUILD)/arbiter-$(VERSION).tar HEAD
	@find web/dist -type f -exec touch {} +
	@tar --append -f $(BUILD)/arbiter-$(VERSION).tar --transform 's,^,arbiter-$(VERSION)/,' web/dist
	@gzip -f $(BUILD)/arbiter-$(VERSION).tar
	@echo "$(BUILD)/arbiter-$(VERSION).tar.gz"

# ---- The two commands ------------------------------------------------------------

deps:
	@scripts/deps run

# The browser's part first: what it is made of is installed and fetched while C compiles.
run: deps
	@$(MAKE) web all
	@$(BUILD)/arbiter serve $(if $(PORT),--port $(PORT))

ASAN = -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer

test:
	@scripts/deps test
	@$(MAKE) BUILD=$(BUILD)/san OPT=-O1 SAN='$(ASAN)' all unit kit-tests every-tests game-tests selftest proof coming server-tests examples web-tests
	@scripts/test $(BUILD)/san

torture:
	@scripts/deps test
	@$(MAKE) BUILD=$(BUILD)/torture OPT=-O1 SAN='$(ASAN)' DEFS=-DARB_TORTURE_ALWAYS all unit kit-tests every-tests game-tests selftest proof coming server-tests examples web-tests
	@scripts/test $(BUILD)/torture

# Built, played with to see what runs how often, and built again with that in mind: what runs
# often lies close together, the rest apart. What nobody plays with here, the command and the
# server, is compiled as always. A game that has no such number of players leaves it out.
FAST_SEATS ?= 1 2 4
FAST = $(MAKE) BUILD=$(BUILD)/fast WARN=-w
.PHONY: fast
fast:
	@$(FAST) SAN='-fprofile-generate -fprofile-update=single' $(BUILD)/fast/arbiter
	@find $(BUILD)/fast -name '*.gcda' -delete
	@echo "  play  every game"
	@$(BUILD)/fast/arbiter bench --seconds 1 >/dev/null
	@for seats in $(FAST_SEATS); do \
		$(BUILD)/fast/arbiter bench --seconds 1 --players $$seats >/dev/null 2>&1 || true; \
	done
	@find $(BUILD)/fast/src/cli $(BUILD)/fast/src/server $(BUILD)/fast/src/store -name '*.gcda' -delete
	@$(FAST) SAN=-fprofile-use all

# ---- The rest ----------------------------------------------------------------------

bench: all
	@$(BUILD)/arbiter bench

# Are the tests of GAME of any use? See scripts/mutants.
mutants:
	@scripts/deps mutants
	@scripts/mutants $(GAME) $(or $(COUNT),40) $(or $(SEED),1) '$(FILES)'

# What tests see and what whole games come by, recorded anew: "Recorded" in docs/testing.md.
record: all proof coming every-tests
	@for game in $(patsubst tests/%/,%,$(sort $(dir $(wildcard tests/*/*.lua)))); do \
		program=$(BUILD)/arbiter; $$program games $$game >/dev/null 2>&1 || program=$(BUILD)/coming/arbiter; \
		$$program test --once tests/$$game --record tests/recorded/$$game | tail -n 1; \
	done
	@ARBITER_DATA=$(CURDIR)/tests/proof/data $(BUILD)/proof test --once tests/proof/data/tests \
		--record tests/recorded/lantern-isle | tail -n 1
	@$(BUILD)/every_test record tests/recorded
	@ARBITER_DATA=$(CURDIR)/tests/proof/data $(BUILD)/every_proof record tests/recorded

fuzz: all
	@scripts/fuzz $(BUILD) $(FUZZ_SECONDS)

format:
	clang-format -i $(ALL_SRC)

lint:
	@scripts/lint

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(PREFIX)/include \
		$(DESTDIR)$(DATADIR)/rules/by-construction $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 755 $(BUILD)/arbiter $(DESTDIR)$(PREFIX)/bin/
	install -m 644 $(HEADERS) $(DESTDIR)$(PREFIX)/include/
	install -m 644 $(BUILD)/libarbiter.a $(DESTDIR)$(LIBDIR)/
	install -m 755 $(BUILD)/libarbiter.so.$(VERSION) $(DESTDIR)$(LIBDIR)/
	ln -sf libarbiter.so.$(VERSION) $(DESTDIR)$(LIBDIR)/libarbiter.so.$(SOVERSION)
	ln -sf libarbiter.so.$(VERSION) $(DESTDIR)$(LIBDIR)/libarbiter.so
	install -m 644 $(BUILD)/arbiter.pc $(DESTDIR)$(LIBDIR)/pkgconfig/
	install -m 644 docs/arbiter.1 $(DESTDIR)$(PREFIX)/share/man/man1/
	install -m 644 rules/*.tsv $(DESTDIR)$(DATADIR)/rules/
	install -m 644 rules/by-construction/*.tsv $(DESTDIR)$(DATADIR)/rules/by-construction/
	cp -R packs $(DESTDIR)$(DATADIR)/
	[ ! -d web/dist ] || { install -d $(DESTDIR)$(DATADIR)/web && cp -R web/dist/. $(DESTDIR)$(DATADIR)/web/; }

clean:
	rm -rf $(BUILD)
