(* Association lists: a telephone book and an inventory.
   RUN: %everywhere %s
*)
let rec set key value = function
  | [] -> [(key, value)]
  | (k, _) :: rest when k = key -> (key, value) :: rest
  | pair :: rest -> pair :: set key value rest

let rec get key = function
  | [] -> None
  | (k, v) :: _ when k = key -> Some v
  | _ :: rest -> get key rest

let adjust key default f l =
  match get key l with
  | None -> set key (f default) l
  | Some v -> set key (f v) l

let rec invert = function
  | [] -> []
  | (k, v) :: rest -> (v, k) :: invert rest

let print_book book =
  List.iter (fun (name, number) -> Printf.printf "%s=%d " name number) book;
  print_newline ()

let () =
  let book = set "ada" 1815 (set "alan" 1912 (set "grace" 1906 [])) in
  print_book book;
  let book = set "alan" 1954 book in
  print_book book;
  print_book (List.remove_assoc "grace" book);
  print_book (List.sort compare book);
  print_book (List.sort (fun (_, a) (_, b) -> compare b a) book);
  List.iter
    (fun name ->
      match get name book with
      | None -> Printf.printf "%s is unknown\n" name
      | Some number -> Printf.printf "%s has %d\n" name number)
    ["ada"; "bob"; "grace"];
  Printf.printf "%s\n" (List.assoc 1954 (invert book));
  Printf.printf "%b %b\n" (List.mem_assoc "ada" book) (List.mem_assoc "eve" book);
  (match List.assoc_opt "eve" book with
   | Some n -> print_int n
   | None -> print_endline "no eve");
  (try print_int (List.assoc "eve" book) with Not_found -> print_endline "Not_found");
  let stock =
    List.fold_left
      (fun stock (thing, n) -> adjust thing 0 (fun old -> old + n) stock)
      []
      [("nail", 100); ("hammer", 2); ("nail", -30); ("saw", 1); ("hammer", 5); ("nail", 7)]
  in
  print_book stock;
  let (names, numbers) = List.split stock in
  print_endline (String.concat "," names);
  Printf.printf "%d things\n" (List.fold_left (+) 0 numbers);
  print_book (List.combine (List.rev names) numbers);
  (* Keys and values of other types. *)
  let squares = List.init 6 (fun i -> ((i, i * i mod 3), float_of_int (i * i) /. 4.0)) in
  Printf.printf "%.2f %.2f\n" (List.assoc (3, 0) squares) (List.assoc (5, 1) squares);
  let by_list = [([], "none"); ([1], "one"); ([1; 2], "two")] in
  print_endline (List.assoc [1; 2] by_list ^ List.assoc [] by_list)
(* >>> output
grace=1906 alan=1912 ada=1815 
grace=1906 alan=1954 ada=1815 
alan=1954 ada=1815 
ada=1815 alan=1954 grace=1906 
alan=1954 grace=1906 ada=1815 
ada has 1815
bob is unknown
grace has 1906
alan
true false
no eve
Not_found
nail=77 hammer=7 saw=1 
nail,hammer,saw
85 things
saw=77 hammer=7 nail=1 
2.25 6.25
twonone
<<< *)
