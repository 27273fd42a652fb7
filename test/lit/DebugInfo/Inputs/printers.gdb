echo [arguments]\n
info args
echo [values]\n
print names[1]
print *point
print point->_1
print *grid@1
set print elements 2
print names
print grid
set print elements 200
echo [cycle]\n
tbreak printers.ml:21
continue
print cycle
