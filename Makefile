BUILD ?= build
CC = gcc
PKGS = lua5.4 jansson libzstd libxxhash sqlite3
CFLAGS = -std=gnu11 -O2 -g -fPIC -fno-semantic-interposition -Wall -Wextra -Werror -Iinclude -Isrc/kernel $(SAN) $(shell pkg-config --cflags $(PKGS))
LDLIBS = $(shell pkg-config --libs $(PKGS)) -lm
LIB_SRC = $(wildcard src/kernel/*.c src/games/*.c src/games/*/*.c src/play/*.c)
CLI_SRC = $(wildcard src/cli/*.c)
OBJ = $(LIB_SRC:%.c=$(BUILD)/%.o)
CLI_OBJ = $(CLI_SRC:%.c=$(BUILD)/%.o)

all: $(BUILD)/arbiter
$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -MMD -MP -c $< -o $@
$(BUILD)/libarbiter.a: $(OBJ)
	ar rcs $@ $^
$(BUILD)/arbiter: $(CLI_OBJ) $(BUILD)/libarbiter.a
	$(CC) $(SAN) $(CFLAGS) $^ $(LDLIBS) -o $@
-include $(OBJ:.o=.d) $(CLI_OBJ:.o=.d)
.PHONY: all
