/*===- input.c - Standard input: numbers, lines and bytes -----------------===*\
|*
|* read_int and read_float read a word, which ends at a blank or at the end of
|* the input, and convert it as int_of_string and float_of_string do.  The blank
|* stays in the input for the next read.
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
  /* The maximum number of characters of the input that a message quotes. */
  QUOTED_SIZE = 32,
  /* The size of the buffer for a word.  No double needs this many digits to be
     rounded correctly, so a word that is not shorter is not accepted as a
     number. */
  WORD_SIZE = 4096,
};

enum { END_OF_INPUT = -1 };

static unsigned char input_bytes[INPUT_BUFFER_SIZE];
static size_t input_next;
static size_t input_length;

/* Fills the input buffer.  Returns false at the end of the input. */
static bool refill(void) {
  /* A user, or a program at the other end of a pipe, may need the output before
     it provides input. */
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

/* Returns the next character without consuming it. */
static int peek(void) {
  if (input_next == input_length && !refill())
    return END_OF_INPUT;
  return input_bytes[input_next];
}

static void advance(void) { ++input_next; }

static bool is_blank(int c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* Skips blanks.  At the end of the input this raises End_of_file; it returns
   false if the program handles the exception. */
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

/* This buffer is static to keep the stack small. */
static char word[WORD_SIZE];

/* Reads a word and returns its length, or WORD_SIZE if it is longer than
   that. */
static size_t read_word(void) {
  size_t length = 0;
  for (; peek() != END_OF_INPUT && !is_blank(peek()); advance())
    if (length < WORD_SIZE)
      word[length++] = (char)peek();
  return length;
}

/* The beginning of a word, with escapes for characters that cannot be
   printed. */
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

/* Raises Failure.  Returns if the program handles the exception. */
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
/* Bytes                                                                      */
/*===----------------------------------------------------------------------===*/

/* Returns the next byte, or -1 at the end of the input. */
int32_t min_caml_Input_byte(void) {
  int byte = peek();
  if (byte != END_OF_INPUT)
    advance();
  return byte;
}

/*===----------------------------------------------------------------------===*/
/* Lines                                                                      */
/*===----------------------------------------------------------------------===*/

/* The buffer for a line that is not in `input_bytes` as a whole.  It grows as
   needed and is reused for the next such line. */
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
