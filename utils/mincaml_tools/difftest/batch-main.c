/*===- batch-main.c - Runs many programs in one executable ----------------===*\
|*
|*   batch SECONDS DIRECTORY
|*
|* runs the linked programs p0, p1, ... (named by `mincaml-llc --start-symbol=`).
|* Each runs in its own process, with standard output and error in
|* DIRECTORY/pN.out and pN.err.  Prints `N STATUS` after each program.  The status
|* 128 + S means signal S; SIGALRM means that the time limit of SECONDS is
|* exceeded.
|*
\*===----------------------------------------------------------------------===*/

#include "mincaml.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* clang-format off */
#define TEN(F, N)                                                              \
  F(N##0) F(N##1) F(N##2) F(N##3) F(N##4)                                      \
  F(N##5) F(N##6) F(N##7) F(N##8) F(N##9)
#define HUNDRED(F, N)                                                          \
  TEN(F, N##0) TEN(F, N##1) TEN(F, N##2) TEN(F, N##3) TEN(F, N##4)             \
  TEN(F, N##5) TEN(F, N##6) TEN(F, N##7) TEN(F, N##8) TEN(F, N##9)
#define ALL(F) HUNDRED(F, p0) HUNDRED(F, p1) HUNDRED(F, p2) HUNDRED(F, p3)
/* clang-format on */

#define DECLARE(Name) extern void Name(void) __attribute__((weak));
ALL(DECLARE)

#define ENTRY(Name) Name,
static void (*const programs[])(void) = {ALL(ENTRY)};

static void redirect(const char *directory, int number, const char *extension,
                     int descriptor) {
  char path[4096];
  snprintf(path, sizeof path, "%s/p%03d.%s", directory, number, extension);
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (file < 0 || dup2(file, descriptor) < 0) {
    perror(path);
    _exit(125);
  }
  close(file);
}

/* Runs code that every program needs. An emulator translates code when it is
   first executed; the child processes inherit the translations made here. */
static void warm_up(void) {
  min_caml_print_int(-12);
  min_caml_print_char(' ');
  min_caml_print_float(-0.1);
  min_caml_print_newline();
}

static void run_silently(void (*start)(void)) {
  int output = dup(STDOUT_FILENO);
  int nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, STDOUT_FILENO);
  min_caml_run(start);
  dup2(output, STDOUT_FILENO);
  close(nowhere);
  close(output);
}

int main(int argc, char **argv) {
  if (argc != 3)
    return 125;
  run_silently(warm_up);
  for (int number = 0; number != sizeof programs / sizeof programs[0];
       ++number) {
    if (!programs[number])
      continue;
    pid_t child = fork();
    if (child < 0) {
      perror("fork");
      return 125;
    }
    if (child == 0) {
      redirect(argv[2], number, "out", STDOUT_FILENO);
      redirect(argv[2], number, "err", STDERR_FILENO);
      alarm((unsigned)atoi(argv[1]));
      _exit(min_caml_run(programs[number]));
    }
    int status = 0;
    if (waitpid(child, &status, 0) < 0) {
      perror("waitpid");
      return 125;
    }
    printf("%d %d\n", number,
           WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status));
    fflush(stdout);
  }
  return 0;
}
