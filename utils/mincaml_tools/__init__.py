"""The implementation of the scripts in utils/: each script calls `main` of a module here.

paths               the source tree, its programs, a build directory
toolchain           LLVM's programs, target triples
allocators          the names of register allocators
options             conventions of the command lines
processes           child processes with time limits
parallel            many jobs at a time, with limits on time and failures
batch               many command lines for one process of the compiler
compiler            mincaml-llc: its targets, passes and allocators
timing              seconds and memory of commands and of LLVM's passes
tables              tables as text and in Markdown
svg_charts          bar charts
program_texts       the input and the expected output of a program

bench               utils/bench
difftest            utils/difftest
coverage            utils/generator-coverage
grammar             utils/grammar-sentences
passtest            utils/passtest
validate            utils/validate
allocation_faults   utils/allocation-faults
source_faults       utils/source-faults
sparc_faults        utils/sparc-assembly-faults
sparc_machine_faults  utils/sparc-machine-faults
reduction           utils/reduce and utils/reduce-ir
scaling             utils/scaling and utils/regalloc-scaling
campaigns           shards and reports of campaigns; utils/merge-reports,
                    utils/check-sparc-campaign and utils/sabotage
foreign             utils/foreign
debugger            utils/check-variables; debugger/stops.py runs in gdb
sparc_crosscheck    utils/sparc-crosscheck
copy_propagation    utils/compare-copyprop
constructor_tests   utils/compare-constructors
library             utils/compare-library
matches             utils/compare-matches
prompt              utils/compare-prompt
check_commands      utils/check_commands.py
count_tests         utils/count_tests.py
lit_tests           utils/update-tests, utils/check-tests and utils/wrong-programs
manuals             utils/make-manuals
debian_changelog    utils/debian-changelog
lecture             utils/lecture
parallel_speedup    utils/parallel-speedup
"""
