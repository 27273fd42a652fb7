/*===- output.c - Output: print_* and prerr_* -----------------------------===*\
|*
|* The runtime buffers standard output itself instead of using stdio, because
|* the signal handler for stack overflow has to flush the buffer.  Flushing
|* needs only write(2), which a signal handler may call.
|*
|* Standard error is flushed at each newline, after standard output.  So the
|* output of both is in the order in which it was printed, even if both go to
|* the same file.
|*
\*===----------------------------------------------------------------------===*/

#include "runtime.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum {
  OUTPUT_BUFFER_SIZE = 64 << 10,
  ERROR_BUFFER_SIZE = 512,
};

/* An output buffer.  The bytes [written, length) are still to be written. */
struct buffer {
  int descriptor;
  bool ends_at_newline;
  size_t written;
  size_t length;
  size_t size;
  char *bytes;
};

static char output_bytes[OUTPUT_BUFFER_SIZE];
static char error_bytes[ERROR_BUFFER_SIZE];

static struct buffer output = {STDOUT_FILENO,      false,       0, 0,
                               OUTPUT_BUFFER_SIZE, output_bytes};
static struct buffer error = {STDERR_FILENO,     true,       0, 0,
                              ERROR_BUFFER_SIZE, error_bytes};

void mincaml_rt_set_up_output(void) {
  output.ends_at_newline = isatty(STDOUT_FILENO);
}

/*===----------------------------------------------------------------------===*/
/* Flushing buffers                                                           */
/*===----------------------------------------------------------------------===*/

/* Flushes the buffer and returns 0 or the errno value.  The buffer is empty
   afterwards even after an error, so that reporting the error does not fail in
   the same way. */
static int write_out(struct buffer *buffer) {
  int result = 0;
  while (buffer->written < buffer->length) {
    size_t start = buffer->written;
    /* A signal handler that interrupts the call must not write these bytes
       again. */
    buffer->written = buffer->length;
    ssize_t count = write(buffer->descriptor, buffer->bytes + start,
                          buffer->length - start);
    buffer->written = start;
    if (count > 0) {
      buffer->written += (size_t)count;
    } else if (count < 0 && errno == EINTR) {
      continue;
    } else if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      /* Another process that shares the descriptor made it non-blocking. */
      struct pollfd ready = {buffer->descriptor, POLLOUT, 0};
      poll(&ready, 1, -1);
    } else {
      result = count < 0 ? errno : EIO;
      break;
    }
  }
  buffer->written = 0;
  buffer->length = 0;
  return result;
}

int mincaml_rt_write_pending_output(void) {
  int saved_errno = errno;
  int result = write_out(&output);
  /* A failed write to standard error cannot be reported. */
  write_out(&error);
  errno = saved_errno;
  return result;
}

void min_caml_flush_output(void) {
  int result = mincaml_rt_write_pending_output();
  if (result)
    mincaml_rt_fatal("mincaml: cannot write to standard output: %s\n",
                     strerror(result));
}

/*===----------------------------------------------------------------------===*/
/* Filling buffers                                                            */
/*===----------------------------------------------------------------------===*/

static void put_byte(struct buffer *buffer, char byte) {
  if (buffer->length == buffer->size)
    min_caml_flush_output();
  buffer->bytes[buffer->length++] = byte;
  if (byte == '\n' && buffer->ends_at_newline)
    min_caml_flush_output();
}

static void put_text(struct buffer *buffer, const char *text, size_t length) {
  if (length > buffer->size - buffer->length)
    min_caml_flush_output();
  memcpy(buffer->bytes + buffer->length, text, length);
  buffer->length += length;
}

static void put_int(struct buffer *buffer, int32_t value) {
  char text[sizeof("-2147483648")];
  char *end = text + sizeof(text);
  char *start = end;
  uint32_t rest = value < 0 ? -(uint32_t)value : (uint32_t)value;
  do {
    *--start = (char)('0' + rest % 10);
    rest /= 10;
  } while (rest);
  if (value < 0)
    *--start = '-';
  put_text(buffer, start, (size_t)(end - start));
}

/* This is OCaml's string_of_float: twelve significant digits, and a point at
   the end of a number that would otherwise look like an integer. */
size_t mincaml_rt_format_float(char text[MINCAML_RT_FLOAT_SIZE], double value) {
  /* C may print a NaN with a sign. */
  if (value != value) {
    memcpy(text, "nan", 3);
    return 3;
  }
  size_t length =
      (size_t)snprintf(text, MINCAML_RT_FLOAT_SIZE - 1, "%.12g", value);
  if (strspn(text, "-0123456789") == length)
    text[length++] = '.';
  return length;
}

static void put_float(struct buffer *buffer, double value) {
  char text[MINCAML_RT_FLOAT_SIZE];
  put_text(buffer, text, mincaml_rt_format_float(text, value));
}

/* Prints any number of bytes, in pieces that fit into the buffer.  If one of
   them is a newline and the buffer is flushed at newlines, all of them are
   flushed at once. */
void mincaml_rt_print(bool to_error, const char *bytes, size_t length) {
  struct buffer *buffer = to_error ? &error : &output;
  bool has_newline =
      buffer->ends_at_newline && memchr(bytes, '\n', length) != NULL;
  while (length) {
    size_t piece = length < buffer->size ? length : buffer->size;
    put_text(buffer, bytes, piece);
    bytes += piece;
    length -= piece;
  }
  if (has_newline)
    min_caml_flush_output();
}

/*===----------------------------------------------------------------------===*/
/* Externals                                                                  */
/*===----------------------------------------------------------------------===*/

void min_caml_print_newline(void) { put_byte(&output, '\n'); }
void min_caml_print_int(int32_t value) { put_int(&output, value); }
void min_caml_print_byte(int32_t value) { put_byte(&output, (char)value); }
void min_caml_print_char(int32_t value) { put_byte(&output, (char)value); }
void min_caml_print_float(double value) { put_float(&output, value); }

void min_caml_prerr_newline(void) { put_byte(&error, '\n'); }
void min_caml_prerr_int(int32_t value) { put_int(&error, value); }
void min_caml_prerr_byte(int32_t value) { put_byte(&error, (char)value); }
void min_caml_prerr_float(double value) { put_float(&error, value); }
