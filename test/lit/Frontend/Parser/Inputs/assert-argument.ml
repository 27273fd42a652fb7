let f y = y assert true
