let a = screen in let s = draw 1 2.0 in
a.(0) <- s +. sqrt 2.0; set_color a (1, true)
