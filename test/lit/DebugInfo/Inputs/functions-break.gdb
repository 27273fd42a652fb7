set pagination off
set confirm off
set width 0
break main
break add_one
info breakpoints
