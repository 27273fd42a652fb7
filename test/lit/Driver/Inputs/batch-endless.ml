let rec forever () = forever () in forever ()
