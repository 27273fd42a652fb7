if not if true then false else true then print_int 1 else print_int 2
