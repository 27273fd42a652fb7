/* timed-run REPORT COMMAND [ARGUMENT]...
 *
 * Runs COMMAND and writes "SECONDS PEAK_KIB" to the file REPORT: wall time and
 * peak resident memory. Exits with the status of the command, or with 128 + the
 * number of the signal that ended it. This is not done in Python, because on
 * Linux the peak memory of a process includes that of the process that forked
 * it: each small program would seem to need as much memory as Python. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec Time;
  clock_gettime(CLOCK_MONOTONIC, &Time);
  return (double)Time.tv_sec + (double)Time.tv_nsec / 1e9;
}

int main(int Argc, char **Argv) {
  if (Argc < 3) {
    fputs("usage: timed-run REPORT COMMAND [ARGUMENT]...\n", stderr);
    return 125;
  }
  double Start = now();
  pid_t Child = fork();
  if (Child == 0) {
    execv(Argv[2], Argv + 2);
    perror(Argv[2]);
    _exit(127);
  }
  int Status;
  struct rusage Usage;
  if (Child < 0 || wait4(Child, &Status, 0, &Usage) != Child) {
    perror("timed-run");
    return 125;
  }
  double Seconds = now() - Start;
  FILE *Report = fopen(Argv[1], "w");
  if (!Report || fprintf(Report, "%.9f %ld\n", Seconds, Usage.ru_maxrss) < 0 ||
      fclose(Report) != 0) {
    perror(Argv[1]);
    return 125;
  }
  return WIFSIGNALED(Status) ? 128 + WTERMSIG(Status) : WEXITSTATUS(Status);
}
