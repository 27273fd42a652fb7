print_int (Array.make 3 1).(0)
