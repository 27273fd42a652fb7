/*===- input.c - read_int, read_float, read_line --------------------------===*\
|*
|* A number is a word: it ends at a blank, which is left for the next read, or
|* at the end of the input.  It is what int_of_string or float_of_string makes
|* of the word.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  INPUT_BUFFER_SIZE = 64 << 10,
  /* Characters of the input that a message quotes. */
  QUOTED_SIZE = 32,
  /* More digits than any double needs to be rounded correctly.  Longer words
     are no numbers. */
  WORD_SIZE = 4096,
};

enum { END_OF_INPUT = -1 };

static unsigned char input_bytes[INPUT_BUFFER_SIZE];
static size_t input_next;
static size_t input_length;

/* Returns false at the end of the input. */
static bool refill(void) {
  /* The other side, a user or a program at the other end of a pipe, may need
     the output before it can provide input. */
  min_caml_flush_output();
  for (;;) {
    ssize_t count = read(STDIN_FILENO, input_bytes, INPUT_BUFFER_SIZE);
    if (count >= 0) {
      input_next = 0;
      input_length = (size_t)count;
      return count > 0;
    }
    if (errno == EAGAIN || errno == EWOULDBLOCK) {
      struct pollfd ready = {STDIN_FILENO, POLLIN, 0};
      poll(&ready, 1, -1);
    } else if (errno != EINTR) {
      mincaml_rt_fatal("mincaml: cannot read standard input: %s\n",
                       strerror(errno));
    }
  }
}

/* The next character, which stays in the input. */
static int peek(void) {
  if (input_next == input_length && !refill())
    return END_OF_INPUT;
  return input_bytes[input_next];
}

static void advance(void) { ++input_next; }

static bool is_blank(int c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Returns false at the end of the input, if a handler sees it. */
static bool skip_blanks(const char *reader) {
  while (is_blank(peek()))
    advance();
  if (peek() != END_OF_INPUT)
    return true;
  mincaml_rt_fail_as(MINCAML_RT_END_OF_FILE, NULL, NULL, "%s: end of input\n",
                     reader);
  return false;
}

/*===----------------------------------------------------------------------===*/
/* Numbers                                                                    */
/*===----------------------------------------------------------------------===*/

/* Static, to keep the stack small. */
static char word[WORD_SIZE];

/* Reads a word and returns its length; WORD_SIZE if it is longer. */
static size_t read_word(void) {
  size_t length = 0;
  for (; peek() != END_OF_INPUT && !is_blank(peek()); advance())
    if (length < WORD_SIZE)
      word[length++] = (char)peek();
  return length;
}

/* The start of a word, in printable form. */
struct quoted {
  char text[4 * QUOTED_SIZE + sizeof("...")];
};

static const char *quote(struct quoted *quoted, size_t word_length) {
  static const char hex[] = "0123456789abcdef";
  char *next = quoted->text;
  for (size_t i = 0; i < word_length && i < QUOTED_SIZE; ++i) {
    unsigned char c = (unsigned char)word[i];
    if (c >= 0x20 && c < 0x7f) {
      *next++ = (char)c;
    } else {
      *next++ = '\\';
      *next++ = 'x';
      *next++ = hex[c >> 4];
      *next++ = hex[c & 15];
    }
  }
  strcpy(next, word_length > QUOTED_SIZE ? "..." : "");
  return quoted->text;
}

/* Returns if a handler sees the exception. */
static void fail(const char *conversion, const char *reason, size_t length) {
  struct quoted quoted;
  mincaml_rt_fail_as(MINCAML_RT_FAILURE, conversion, NULL, "%s\"%s\"\n", reason,
                     quote(&quoted, length));
}

int32_t min_caml_read_int(void) {
  if (!skip_blanks("read_int"))
    return 0;
  size_t length = read_word();
  int32_t value = 0;
  enum mincaml_rt_parsed parsed = MINCAML_RT_NO_NUMBER;
  if (length < WORD_SIZE)
    parsed = mincaml_rt_parse_int(word, length, &value);
  if (parsed == MINCAML_RT_NO_NUMBER)
    fail("int_of_string", "read_int: expected an integer, found ", length);
  else if (parsed == MINCAML_RT_OUT_OF_RANGE)
    fail("int_of_string", "read_int: integer out of range: ", length);
  return value;
}

double min_caml_read_float(void) {
  if (!skip_blanks("read_float"))
    return 0;
  size_t length = read_word();
  double value = 0;
  if (length == WORD_SIZE ||
      mincaml_rt_parse_float(word, length, &value) != MINCAML_RT_PARSED)
    fail("float_of_string", "read_float: expected a float, found ", length);
  return value;
}

/*===----------------------------------------------------------------------===*/
/* Lines                                                                      */
/*===----------------------------------------------------------------------===*/

/* A line that is not in the buffer as a whole is put together in memory that
   grows and is kept for the next one. */
static char *long_line;
static size_t long_line_size;

static void append(size_t length, const char *bytes, size_t count) {
  if (count > long_line_size - length) {
    size_t size = 2 * (length + count);
    char *larger = realloc(long_line, size);
    if (!larger)
      mincaml_rt_out_of_memory();
    long_line = larger;
    long_line_size = size;
  }
  memcpy(long_line + length, bytes, count);
}

int64_t mincaml_rt_read_line(const char **line) {
  if (peek() == END_OF_INPUT)
    return -1;
  size_t length = 0;
  while (peek() != END_OF_INPUT) {
    const char *start = (const char *)input_bytes + input_next;
    size_t available = input_length - input_next;
    const char *newline = memchr(start, '\n', available);
    size_t count = newline ? (size_t)(newline - start) : available;
    input_next += count + (newline != NULL);
    if (newline && length == 0) {
      *line = start;
      return (int64_t)count;
    }
    append(length, start, count);
    length += count;
    if (newline)
      break;
  }
  *line = long_line;
  return (int64_t)length;
}
