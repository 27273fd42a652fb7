rbreak ^min_caml_print_int$
