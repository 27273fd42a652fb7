echo [main]\n
next
print local
print a[1]
continue
echo [sum]\n
backtrace 2
print a[0]@3
print i
print total
echo [outer x]\n
print x
continue
echo [inner x]\n
print x
delete 1 2
continue
echo [closure]\n
print x
print n
next
print y
continue
echo [floats]\n
print r
print square
print pi
continue
echo [tuple]\n
print a
print b
print *t
print t->_1
continue
echo [branch]\n
print big
continue
echo [many]\n
print a
print f
print g
print h
next
print total
continue
echo [recursion]\n
delete
break program.ml:33 if n == 0
continue
info args
