let x = 1 in
	print_int x
