(* State machines: a vending machine, a turnstile, and a parser of numbers.
   RUN: %everywhere %s
*)
type coin = Penny | Nickel | Dime | Quarter

type state =
  | Idle
  | Has_money of int
  | Dispensing of { item : string; change : int }
  | Out_of_order of string

type event = Insert of coin | Select of string | Refund | Kick | Take

let value = function Penny -> 1 | Nickel -> 5 | Dime -> 10 | Quarter -> 25
let prices = [("gum", 10); ("crisps", 60); ("cola", 75)]

let step state event =
  match state, event with
  | Idle, Insert c -> Has_money (value c)
  | Has_money n, Insert c when n + value c <= 100 -> Has_money (n + value c)
  | Has_money _ as s, Insert _ -> s
  | Has_money n, Select item ->
    (match List.assoc_opt item prices with
     | Some price when price <= n -> Dispensing { item; change = n - price }
     | Some _ | None -> state)
  | Has_money _, Refund -> Idle
  | Dispensing _, Take -> Idle
  | Dispensing { item; _ }, Kick -> Out_of_order (item ^ " is stuck")
  | (Idle | Has_money _), Kick -> Out_of_order "dent"
  | Out_of_order _, _ | Idle, (Select _ | Refund | Take)
  | Has_money _, Take | Dispensing _, (Insert _ | Select _ | Refund) -> state

let show = function
  | Idle -> "idle"
  | Has_money n -> Printf.sprintf "%d cents" n
  | Dispensing { item; change = 0 } -> "dispensing " ^ item
  | Dispensing { item; change } -> Printf.sprintf "dispensing %s and %d cents" item change
  | Out_of_order why -> "out of order: " ^ why

let run events =
  let final = List.fold_left (fun s e -> let s = step s e in print_string (show s ^ "; "); s) Idle events in
  print_newline ();
  final

(* A number: [sign] digits [. digits] [e [sign] digits] *)
type number_state = Start | Sign | Whole | Point | Fraction | Exp | Exp_sign | Exponent | Bad

let next s c =
  match s, c with
  | Start, ('+' | '-') -> Sign
  | (Start | Sign | Whole), '0'..'9' -> Whole
  | Whole, '.' -> Point
  | (Point | Fraction), '0'..'9' -> Fraction
  | (Whole | Point | Fraction), ('e' | 'E') -> Exp
  | Exp, ('+' | '-') -> Exp_sign
  | (Exp | Exp_sign | Exponent), '0'..'9' -> Exponent
  | _ -> Bad

let accepts text =
  let rec go s i =
    if i = String.length text then
      match s with
      | Whole | Point | Fraction | Exponent -> true
      | Start | Sign | Exp | Exp_sign | Bad -> false
    else go (next s text.[i]) (i + 1)
  in
  go Start 0

let () =
  let s = run [Insert Quarter; Insert Quarter; Insert Dime; Select "cola"; Insert Quarter; Select "cola"] in
  Printf.printf "%b\n" (s = Dispensing { item = "cola"; change = 10 });
  ignore (run [Select "gum"; Insert Dime; Select "gum"; Insert Penny; Take; Kick; Take]);
  ignore (run [Insert Nickel; Select "nuts"; Refund; Insert Penny; Insert Penny]);
  ignore (run [Insert Dime; Select "gum"; Kick; Take; Refund]);
  ignore (run [Insert Quarter; Insert Quarter; Insert Quarter; Insert Quarter; Insert Penny]);
  List.iter
    (fun t -> Printf.printf "%s:%b " t (accepts t))
    ["12"; "-1.5"; "+"; "1e10"; "1e"; "3."; ".5"; "2E-7"; "1.2.3"; "x"];
  print_newline ()

(* >>> output
25 cents; 50 cents; 60 cents; 60 cents; 85 cents; dispensing cola and 10 cents; 
true
idle; 10 cents; dispensing gum; dispensing gum; idle; out of order: dent; out of order: dent; 
5 cents; 5 cents; idle; 1 cents; 2 cents; 
10 cents; dispensing gum; out of order: gum is stuck; out of order: gum is stuck; out of order: gum is stuck; 
25 cents; 50 cents; 75 cents; 100 cents; 100 cents; 
12:true -1.5:true +:false 1e10:true 1e:false 3.:true .5:false 2E-7:true 1.2.3:false x:false 
<<< *)
