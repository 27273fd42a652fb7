/*===- input.c - read_int, read_float, read_line
---------------------------===*\
|*
|* A number ends at the first character that cannot belong to it; that character
|* is left for the next read, which reports it if it is not a blank.
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
  /* More digits than any double needs to be rounded correctly. */
  FLOAT_TEXT_SIZE = 4096,
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

static bool is_digit(int c) { return c >= '0' && c <= '9'; }

/* Characters of 1, -2.5e+3, infinity, nan and 0x1p-4. */
static bool is_float_character(int c) {
  return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         c == '+' || c == '-' || c == '.';
}

/* Returns false at the end of the input, if a handler sees it. */
static bool skip_blanks(const char *reader) {
  while (is_blank(peek()))
    advance();
  if (peek() != END_OF_INPUT)
    return true;
  if (!mincaml_rt_is_catching())
    mincaml_rt_fatal("mincaml: %s: end of input\n", reader);
  mincaml_rt_catch_end_of_file();
  return false;
}

/*===----------------------------------------------------------------------===*/
/* Messages                                                                   */
/*===----------------------------------------------------------------------===*/

/* The start of a word of the input, in printable form. */
struct quoted {
  size_t characters;
  size_t length;
  char text[4 * QUOTED_SIZE + sizeof("...")];
};

static void quote(struct quoted *quoted, int c) {
  static const char hex[] = "0123456789abcdef";
  if (quoted->characters == QUOTED_SIZE) {
    memcpy(quoted->text + quoted->length, "...", 3);
    quoted->length += 3;
  } else if (quoted->characters < QUOTED_SIZE) {
    if (c >= 0x20 && c < 0x7f) {
      quoted->text[quoted->length++] = (char)c;
    } else {
      quoted->text[quoted->length++] = '\\';
      quoted->text[quoted->length++] = 'x';
      quoted->text[quoted->length++] = hex[c >> 4 & 15];
      quoted->text[quoted->length++] = hex[c & 15];
    }
  }
  ++quoted->characters;
}

/* Consumes the input, which is not needed any more: the program is about to
 * end.
 */
static const char *quote_rest_of_word(struct quoted *quoted) {
  for (; quoted->characters <= QUOTED_SIZE && peek() != END_OF_INPUT &&
         !is_blank(peek());
       advance())
    quote(quoted, peek());
  quoted->text[quoted->length] = '\0';
  return quoted->text;
}

/*===----------------------------------------------------------------------===*/
/* Externals                                                                  */
/*===----------------------------------------------------------------------===*/

int32_t min_caml_read_int(void) {
  if (!skip_blanks("read_int"))
    return 0;
  struct quoted quoted = {0, 0, ""};

  int sign = peek();
  if (sign == '-' || sign == '+') {
    quote(&quoted, sign);
    advance();
  }
  if (!is_digit(peek()))
    mincaml_rt_fatal("mincaml: read_int: expected an integer, found \"%s\"\n",
                     quote_rest_of_word(&quoted));

  /* Negative, because that includes INT32_MIN. */
  int32_t value = 0;
  bool overflow = false;
  for (; is_digit(peek()); advance()) {
    quote(&quoted, peek());
    overflow |= __builtin_mul_overflow(value, 10, &value);
    overflow |= __builtin_sub_overflow(value, peek() - '0', &value);
  }
  if (sign != '-')
    overflow |= __builtin_sub_overflow(0, value, &value);
  if (overflow) {
    quoted.text[quoted.length] = '\0';
    mincaml_rt_fatal("mincaml: read_int: integer out of range: %s\n",
                     quoted.text);
  }
  return value;
}

double min_caml_read_float(void) {
  if (!skip_blanks("read_float"))
    return 0;
  struct quoted quoted = {0, 0, ""};

  /* Static, to keep the stack small. */
  static char text[FLOAT_TEXT_SIZE];
  size_t length = 0;
  for (; is_float_character(peek()) && length < FLOAT_TEXT_SIZE - 1;
       advance()) {
    quote(&quoted, peek());
    text[length++] = (char)peek();
  }
  text[length] = '\0';

  char *end = text;
  double value = strtod(text, &end);
  if (length == 0 || end != text + length || length == FLOAT_TEXT_SIZE - 1)
    mincaml_rt_fatal("mincaml: read_float: expected a float, found \"%s\"\n",
                     quote_rest_of_word(&quoted));
  return value;
}

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
