(* Fizz buzz in three ways.
   RUN: %everywhere %s
*)
let fizzbuzz n =
  if n mod 15 = 0 then "FizzBuzz"
  else if n mod 5 = 0 then "Buzz"
  else if n mod 3 = 0 then "Fizz"
  else string_of_int n

let rec loop i n =
  if i <= n then begin
    print_string (fizzbuzz i);
    print_char ' ';
    loop (i + 1) n
  end

let () = loop 1 15; print_newline ()

(* with references *)
let () =
  for i = 1 to 15 do
    let s = ref "" in
    if i mod 3 = 0 then s := !s ^ "Fizz";
    if i mod 5 = 0 then s := !s ^ "Buzz";
    if !s = "" then s := string_of_int i;
    print_string (!s ^ " ")
  done;
  print_newline ()

(* with functions *)
let rule k word n = if n mod k = 0 then word else ""
let fizz = rule 3 "Fizz"
let buzz = rule 5 "Buzz"

let () =
  Array.init 15 (fun i -> i + 1)
  |> Array.map (fun n ->
         let s = fizz n ^ buzz n in
         if s = "" then string_of_int n else s)
  |> Array.iter (Printf.printf "%s ");
  print_newline ()

(* >>> output
1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz 
1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz 
1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz 
<<< *)
