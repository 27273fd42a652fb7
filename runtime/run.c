/*===- run.c - Running a program ------------------------------------------===*/

#include "runtime.h"

int min_caml_run(void (*start)(void)) {
  mincaml_rt_set_up_output();
  mincaml_rt_set_up_heap();
  mincaml_rt_run_on_new_stack(start);
  min_caml_flush_output();
  return 0;
}
