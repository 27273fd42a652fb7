let f = fun x -> x + 1 in match [1; 2] with | x :: _ -> print_string "a\n" | [] -> ()
