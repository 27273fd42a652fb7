set pagination off
set confirm off
set width 0
break apply
