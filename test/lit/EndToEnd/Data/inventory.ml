(* A shop: records with mutable fields, in arrays and in lists.
   RUN: %everywhere %s
*)
type category = Food | Tool | Toy of { age : int }

type item = {
  code : int;
  title : string;
  category : category;
  mutable stock : int;
  mutable price : float;
}

type transaction =
  | Sale of { code : int; amount : int }
  | Delivery of { code : int; amount : int }
  | Price_change of int * float

exception Out_of_stock of string * int
exception No_such_item of int

type shop = { items : item array; mutable cash : float; mutable journal : transaction list }

let item code title category stock price = { code; title; category; stock; price }

let find shop code =
  let rec go i =
    if i = Array.length shop.items then raise (No_such_item code)
    else if shop.items.(i).code = code then shop.items.(i)
    else go (i + 1)
  in
  go 0

let apply shop t =
  begin match t with
    | Sale { code; amount } ->
      let it = find shop code in
      if it.stock < amount then raise (Out_of_stock (it.title, it.stock));
      it.stock <- it.stock - amount;
      shop.cash <- shop.cash +. float_of_int amount *. it.price
    | Delivery { code; amount } ->
      let it = find shop code in
      it.stock <- it.stock + amount
    | Price_change (code, factor) ->
      let it = find shop code in
      it.price <- it.price *. factor
  end;
  shop.journal <- t :: shop.journal

let try_apply shop t =
  match apply shop t with
  | () -> true
  | exception Out_of_stock (title, n) ->
    Printf.printf "only %d of %s\n" n title;
    false
  | exception No_such_item code ->
    Printf.printf "no item %d\n" code;
    false

let category_name = function
  | Food -> "food"
  | Tool -> "tool"
  | Toy { age } when age < 3 -> "toy (safe)"
  | Toy { age } -> Printf.sprintf "toy (%d+)" age

let print { code; title; category; stock; price } =
  Printf.printf "%03d %-8s %-10s %3d x %6.2f\n" code title (category_name category) stock price

let value shop =
  Array.fold_left (fun v i -> v +. float_of_int i.stock *. i.price) 0.0 shop.items

let sold code journal =
  List.fold_left
    (fun n t -> match t with Sale { code = c; amount } when c = code -> n + amount | _ -> n)
    0 journal

let () =
  let shop = {
    items = [|
      item 1 "apple" Food 100 0.5; item 2 "hammer" Tool 7 12.25;
      item 3 "robot" (Toy { age = 6 }) 3 40.0; item 4 "rattle" (Toy { age = 0 }) 9 3.0;
    |];
    cash = 50.0; journal = [] } in
  Array.iter print shop.items;
  let results = List.map (try_apply shop)
      [ Sale { code = 1; amount = 12 }; Sale { code = 3; amount = 5 };
        Delivery { code = 3; amount = 10 }; Sale { code = 3; amount = 5 };
        Price_change (2, 0.8); Sale { code = 2; amount = 1 }; Sale { code = 9; amount = 1 };
        Sale { code = 1; amount = 8 } ] in
  List.iter (fun b -> print_string (if b then "+" else "-")) results;
  print_newline ();
  Array.iter print shop.items;
  Printf.printf "cash %.2f, stock worth %.2f, %d transactions\n" shop.cash (value shop)
    (List.length shop.journal);
  Printf.printf "%d apples sold\n" (sold 1 shop.journal);
  let alias = find shop 4 in
  alias.stock <- 0;
  print shop.items.(3);
  let copy = { alias with stock = 5 } in
  alias.price <- 1.0;
  print copy;
  print alias;
  Array.sort (fun a b -> compare b.price a.price) shop.items;
  Array.iter (fun i -> print_string (i.title ^ " ")) shop.items;
  print_newline ()

(* >>> output
001 apple    food       100 x   0.50
002 hammer   tool         7 x  12.25
003 robot    toy (6+)     3 x  40.00
004 rattle   toy (safe)   9 x   3.00
only 3 of robot
no item 9
+-++++-+
001 apple    food        80 x   0.50
002 hammer   tool         6 x   9.80
003 robot    toy (6+)     8 x  40.00
004 rattle   toy (safe)   9 x   3.00
cash 269.80, stock worth 445.80, 6 transactions
20 apples sold
004 rattle   toy (safe)   0 x   3.00
004 rattle   toy (safe)   5 x   3.00
004 rattle   toy (safe)   0 x   1.00
robot hammer rattle apple 
<<< *)
