/*===- run.c - Execution of a program -------------------------------------===*/

#include "memory/memory.h"
#include "runtime.h"

int mincaml_rt_argument_count;
char **mincaml_rt_arguments;
void (*mincaml_rt_at_end)(void);

void min_caml_set_arguments(int count, char **arguments) {
  mincaml_rt_argument_count = count;
  mincaml_rt_arguments = arguments;
}

int min_caml_run(void (*start)(void)) {
  mincaml_rt_set_up_output();
  mincaml_rt_set_up_heap();
  /* A program with a collector turns it on (min_caml_collect_garbage). */
  mincaml_rt_collects = false;
  mincaml_rt_run_on_new_stack(start);
  if (mincaml_rt_at_end)
    mincaml_rt_at_end();
  min_caml_flush_output();
  return 0;
}
