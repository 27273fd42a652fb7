# What a person would do in program.ml; `echo` marks the places for FileCheck.
set pagination off
set confirm off
set width 0
break program.ml:9
break program.ml:10
break program.ml:14
break program.ml:3
break program.ml:20
break program.ml:23
break program.ml:29
break program.ml:33
break program.ml:41
