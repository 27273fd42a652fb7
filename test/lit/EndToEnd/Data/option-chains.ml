(* Lookups that can fail, chained.
   RUN: %everywhere %s
*)
type person = { name : string; mother : string option; father : string option; born : int option }

let people = [
  { name = "Anne"; mother = None; father = None; born = Some 1901 };
  { name = "Bert"; mother = None; father = None; born = Some 1899 };
  { name = "Cora"; mother = Some "Anne"; father = Some "Bert"; born = Some 1925 };
  { name = "Dave"; mother = None; father = None; born = None };
  { name = "Emma"; mother = Some "Cora"; father = Some "Dave"; born = Some 1950 };
  { name = "Fred"; mother = Some "Emma"; father = None; born = Some 1975 };
]

let find name = List.find_opt (fun p -> p.name = name) people

let ( >>= ) o f = match o with None -> None | Some x -> f x
let ( <|> ) a b = match a with Some _ -> a | None -> b
let ( |? ) o default = match o with Some x -> x | None -> default

let mother p = p.mother >>= find
let father p = p.father >>= find

let maternal_grandmother name = find name >>= mother >>= mother
let age_of_mother_at_birth p =
  mother p >>= fun m ->
  m.born >>= fun b ->
  p.born >>= fun c ->
  Some (c - b)

let rec ancestors p =
  let side parent = match parent p with
    | None -> []
    | Some q -> q.name :: ancestors q
  in
  side mother @ side father

let rec eldest p =
  match mother p, father p with
  | None, None -> p
  | Some q, None | None, Some q -> eldest q
  | Some m, Some f ->
    match eldest m, eldest f with
    | { born = Some a; _ } as x, { born = Some b; _ } when a <= b -> x
    | { born = Some _; _ } as x, { born = None; _ } -> x
    | _, y -> y

let safe_div a b = if b = 0 then None else Some (a / b)
let safe_sqrt x = if x < 0.0 then None else Some (sqrt x)

let rec sequence = function
  | [] -> Some []
  | None :: _ -> None
  | Some x :: rest -> (match sequence rest with None -> None | Some l -> Some (x :: l))

let show f = function None -> "none" | Some x -> f x
let name p = p.name

let () =
  List.iter
    (fun n -> Printf.printf "%s: %s\n" n (show name (maternal_grandmother n)))
    ["Emma"; "Fred"; "Cora"; "Zoe"];
  List.iter
    (fun p ->
       Printf.printf "%s %s %s\n" p.name (show string_of_int (age_of_mother_at_birth p))
         (String.concat "," (ancestors p)))
    people;
  (match find "Fred" with
   | Some p -> print_endline (eldest p).name
   | None -> print_endline "no Fred");
  print_endline (show string_of_int (safe_div 7 2 >>= safe_div 100));
  print_endline (show string_of_int (safe_div 7 0 >>= safe_div 100));
  print_endline (show string_of_int (safe_div 1 2 >>= safe_div 100));
  print_endline (show string_of_float (safe_sqrt 16.0 >>= safe_sqrt));
  print_endline (show string_of_float (safe_sqrt (-1.0) <|> Some 0.5));
  print_endline (safe_div 3 0 <|> safe_div 4 0 |? 42 |> string_of_int);
  let total l = show (fun l -> string_of_int (List.fold_left (+) 0 l)) (sequence l) in
  print_endline (total [Some 1; Some 2; Some 3]);
  print_endline (total [Some 1; None; Some 3]);
  let nested = [Some (Some 1); Some None; None] in
  List.iter
    (function
      | Some (Some n) -> Printf.printf "some some %d\n" n
      | Some None -> print_endline "some none"
      | None -> print_endline "none")
    nested;
  print_endline (show string_of_int (Option.join (List.hd nested)));
  Printf.printf "%b %b\n" (Option.is_some (find "Anne")) (None < Some (-1));
  print_endline (show string_of_int (Option.map (fun p -> String.length p.name) (find "Dave")))

(* >>> output
Emma: Anne
Fred: Cora
Cora: none
Zoe: none
Anne none 
Bert none 
Cora 24 Anne,Bert
Dave none 
Emma 25 Cora,Anne,Bert,Dave
Fred 25 Emma,Cora,Anne,Bert,Dave
Bert
33
none
none
2.
0.5
42
6
none
some some 1
some none
none
1
true true
4
<<< *)
