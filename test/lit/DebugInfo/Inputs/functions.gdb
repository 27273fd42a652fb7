echo [main]\n
backtrace
echo [step]\n
delete
tbreak printers.ml:13
continue
step
info args
finish
step
info args
finish
