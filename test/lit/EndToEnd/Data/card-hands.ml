(* Playing cards: ranks, suits, and the value of a hand.
   RUN: %everywhere %s
*)
type suit = Clubs | Diamonds | Hearts | Spades
type rank = Number of int | Jack | Queen | King | Ace
type card = { rank : rank; suit : suit }

type hand =
  | High_card of rank
  | Pair of rank
  | Two_pairs of rank * rank
  | Three of rank
  | Straight of rank
  | Flush of suit
  | Full_house of { three : rank; pair : rank }
  | Four of rank
  | Straight_flush of card

let value = function Number n -> n | Jack -> 11 | Queen -> 12 | King -> 13 | Ace -> 14

let rank_name = function
  | Number n -> string_of_int n
  | Jack -> "J" | Queen -> "Q" | King -> "K" | Ace -> "A"

let suit_name = function Clubs -> "c" | Diamonds -> "d" | Hearts -> "h" | Spades -> "s"
let show { rank; suit } = rank_name rank ^ suit_name suit

exception Not_a_card of string

let card text =
  let rank, rest = match text.[0] with
    | 'J' -> Jack, 1
    | 'Q' -> Queen, 1
    | 'K' -> King, 1
    | 'A' -> Ace, 1
    | '1' when text.[1] = '0' -> Number 10, 2
    | '2'..'9' as c -> Number (Char.code c - 48), 1
    | _ -> raise (Not_a_card text)
  in
  let suit = match String.sub text rest (String.length text - rest) with
    | "c" -> Clubs
    | "d" -> Diamonds
    | "h" -> Hearts
    | "s" -> Spades
    | _ -> raise (Not_a_card text)
  in
  { rank; suit }

let by_value a b = compare (value b.rank) (value a.rank)

let rec groups = function
  | [] -> []
  | { rank; _ } :: rest ->
    match groups rest with
    | (n, r) :: more when r = rank -> (n + 1, r) :: more
    | l -> (1, rank) :: l

let rec consecutive = function
  | a :: (b :: _ as rest) -> value a.rank = value b.rank + 1 && consecutive rest
  | [_] | [] -> true

let classify cards =
  let sorted = List.sort by_value cards in
  let highest = List.hd sorted in
  let flush = List.for_all (fun c -> c.suit = highest.suit) cards in
  let counts = List.stable_sort (fun (m, _) (n, _) -> compare n m) (groups sorted) in
  match counts with
  | _ when flush && consecutive sorted -> Straight_flush highest
  | (4, r) :: _ -> Four r
  | [(3, three); (2, pair)] -> Full_house { three; pair }
  | _ when flush -> Flush highest.suit
  | _ when consecutive sorted -> Straight highest.rank
  | (3, r) :: _ -> Three r
  | (2, r) :: (2, s) :: _ -> Two_pairs (r, s)
  | (2, r) :: _ -> Pair r
  | _ -> High_card highest.rank

let describe = function
  | High_card r -> "high card " ^ rank_name r
  | Pair (Jack | Queen | King | Ace) -> "pair of honours"
  | Pair (Number _ as r) -> "pair of " ^ rank_name r
  | Two_pairs (a, b) -> "two pairs, " ^ rank_name a ^ " and " ^ rank_name b
  | Three r -> "three of " ^ rank_name r
  | Straight r -> "straight up to " ^ rank_name r
  | Flush s -> "flush of " ^ suit_name s
  | Full_house { three; pair } -> Printf.sprintf "full house, %s over %s" (rank_name three) (rank_name pair)
  | Four r -> "four of " ^ rank_name r
  | Straight_flush { rank = Ace; _ } -> "royal flush"
  | Straight_flush c -> "straight flush up to " ^ show c

let hand text = List.map card (String.split_on_char ' ' text)

let () =
  let hands =
    [ "2c 5d 9h Js As"; "9c 9d 4h 2s As"; "Kc Kd 4h 2s As"; "9c 9d 4h 4s As"; "9c 9d 9h 4s As";
      "10c Jd Qh Ks As"; "2c 5c 9c Jc Ac"; "9c 9d 9h 4s 4c"; "9c 9d 9h 9s 4c";
      "5h 6h 7h 8h 9h"; "10s Js Qs Ks As" ] in
  List.iter (fun h -> print_endline (h ^ ": " ^ describe (classify (hand h)))) hands;
  let values = List.map (fun h -> classify (hand h)) hands in
  Printf.printf "%b\n" (List.sort compare values = values);
  Printf.printf "%b %b %b\n" (Number 10 < Jack) (Jack < Number 10) (Pair Ace < Three (Number 2));
  let deck =
    List.concat_map
      (fun suit -> List.map (fun rank -> { rank; suit })
          ([Ace; King; Queen; Jack] @ List.map (fun n -> Number n) [10; 9; 8; 7]))
      [Spades; Hearts; Diamonds; Clubs] in
  print_endline (String.concat " " (List.map show deck));
  print_endline (String.concat " " (List.map show (List.sort compare deck)));
  List.iter
    (fun s -> try ignore (hand s); print_endline "ok" with Not_a_card c -> print_endline ("no card: " ^ c))
    ["1h"; "10h 10x"; "3d Qc"]

(* >>> output
2c 5d 9h Js As: high card A
9c 9d 4h 2s As: pair of 9
Kc Kd 4h 2s As: pair of honours
9c 9d 4h 4s As: two pairs, 9 and 4
9c 9d 9h 4s As: three of 9
10c Jd Qh Ks As: straight up to A
2c 5c 9c Jc Ac: flush of c
9c 9d 9h 4s 4c: full house, 9 over 4
9c 9d 9h 9s 4c: four of 9
5h 6h 7h 8h 9h: straight flush up to 9h
10s Js Qs Ks As: royal flush
false
false true true
As Ks Qs Js 10s 9s 8s 7s Ah Kh Qh Jh 10h 9h 8h 7h Ad Kd Qd Jd 10d 9d 8d 7d Ac Kc Qc Jc 10c 9c 8c 7c
Jc Jd Jh Js Qc Qd Qh Qs Kc Kd Kh Ks Ac Ad Ah As 7c 7d 7h 7s 8c 8d 8h 8s 9c 9d 9h 9s 10c 10d 10h 10s
no card: 1h
no card: 10x
ok
<<< *)
