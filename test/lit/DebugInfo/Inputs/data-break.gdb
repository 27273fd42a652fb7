set pagination off
set confirm off
set width 0
break data.ml:18
