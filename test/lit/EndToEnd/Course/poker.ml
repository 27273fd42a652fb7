(* A program of a first course.
   RUN: %everywhere %s
*)
(* Poker hands: variants, sorting, patterns on lists. *)

type suit = Clubs | Diamonds | Hearts | Spades
type card = { rank : int; suit : suit }         (* rank 2..14 *)

type hand =
  | High of int list
  | Pair of int * int list
  | Two_pairs of int * int * int
  | Three of int * int list
  | Straight of int
  | Flush of int list
  | Full of { three : int; two : int }
  | Four of int * int
  | Straight_flush of int

exception Bad_card of string

let rank_chars = "23456789TJQKA"

let card_of_string s =
  if String.length s <> 2 then raise (Bad_card s);
  let rank = match String.index_opt rank_chars s.[0] with
    | Some i -> i + 2
    | None -> raise (Bad_card s) in
  let suit = match s.[1] with
    | 'c' -> Clubs | 'd' -> Diamonds | 'h' -> Hearts | 's' -> Spades
    | _ -> raise (Bad_card s) in
  { rank; suit }

let name r = match r with
  | 14 -> "ace" | 13 -> "king" | 12 -> "queen" | 11 -> "jack" | 10 -> "ten"
  | n -> string_of_int n

let string_of_card { rank; suit } =
  let s = match suit with Clubs -> 'c' | Diamonds -> 'd' | Hearts -> 'h' | Spades -> 's' in
  Printf.sprintf "%c%c" rank_chars.[rank - 2] s

(* [(count, rank)], biggest count first *)
let groups ranks =
  List.sort_uniq compare ranks
  |> List.map (fun r -> (List.length (List.filter (( = ) r) ranks), r))
  |> List.sort (fun a b -> compare b a)

let straight ranks =
  match List.sort (fun a b -> compare b a) ranks with
  | [ 14; 5; 4; 3; 2 ] -> Some 5
  | [ a; b; c; d; e ] when a = b + 1 && b = c + 1 && c = d + 1 && d = e + 1 -> Some a
  | _ -> None

let classify cards =
  let ranks = List.map (fun c -> c.rank) cards in
  let flush = match cards with
    | { suit; _ } :: rest -> List.for_all (fun c -> c.suit = suit) rest
    | [] -> false in
  match straight ranks, flush, groups ranks with
  | Some r, true, _ -> Straight_flush r
  | _, _, [ (4, r); (1, k) ] -> Four (r, k)
  | _, _, [ (3, three); (2, two) ] -> Full { three; two }
  | _, true, gs -> Flush (List.map snd gs)
  | Some r, false, _ -> Straight r
  | None, false, (3, r) :: rest -> Three (r, List.map snd rest)
  | None, false, [ (2, a); (2, b); (1, k) ] -> Two_pairs (a, b, k)
  | None, false, (2, r) :: rest -> Pair (r, List.map snd rest)
  | None, false, gs -> High (List.map snd gs)

let describe = function
  | Straight_flush 14 -> "royal flush"
  | Straight_flush r -> "straight flush to the " ^ name r
  | Four (r, _) -> "four " ^ name r ^ "s"
  | Full { three; two } -> Printf.sprintf "full house, %ss over %ss" (name three) (name two)
  | Flush (r :: _) -> "flush, " ^ name r ^ " high"
  | Straight r -> "straight to the " ^ name r
  | Three (r, _) -> "three " ^ name r ^ "s"
  | Two_pairs (a, b, _) -> Printf.sprintf "two pairs, %ss and %ss" (name a) (name b)
  | Pair (r, k :: _) -> Printf.sprintf "pair of %ss with %s" (name r) (name k)
  | High (r :: _) -> name r ^ " high"
  | Flush [] | Pair (_, []) | High [] -> assert false

let parse s = List.map card_of_string (String.split_on_char ' ' s)

let deck =
  List.concat_map (fun suit -> List.init 13 (fun i -> { rank = i + 2; suit })) [ Clubs; Diamonds; Hearts; Spades ]

let () =
  let hands =
    [ "2h 7d 9c Js Ah"; "2h 2d 9c Js Ah"; "2h 2d 9c 9s Ah"; "5c 5d 5h Ks Qc"; "Ah 2d 3c 4s 5h";
      "9d Th Jc Qs Kd"; "2s 6s 9s Js Ks"; "Tc Td Th 4s 4c"; "8c 8d 8h 8s 3d"; "5h 6h 7h 8h 9h";
      "Ts Js Qs Ks As"; "2h 2d 9c Js Kh" ] in
  let scored = List.map (fun h -> (classify (parse h), h)) hands in
  List.iter (fun (c, h) -> Printf.printf "%s: %s\n" h (describe c)) scored;
  let sorted = List.sort (fun (a, _) (b, _) -> compare b a) scored in
  print_endline "from best to worst:";
  List.iteri (fun i (_, h) -> Printf.printf "%2d. %s\n" (i + 1) h) sorted;
  Random.init 11;
  let shuffled = List.map (fun c -> (Random.bits (), c)) deck |> List.sort compare |> List.map snd in
  assert (List.length shuffled = 52 && List.sort compare shuffled = List.sort compare deck);
  let hand = List.filteri (fun i _ -> i < 5) shuffled in
  Printf.printf "dealt: %s, %s\n" (String.concat " " (List.map string_of_card hand)) (describe (classify hand));
  List.iter (fun s -> try ignore (parse s) with Bad_card c -> Printf.printf "bad card %S\n" c) [ "1h"; "Ax"; "Ah  Kd" ]

(* >>> output
2h 7d 9c Js Ah: ace high
2h 2d 9c Js Ah: pair of 2s with ace
2h 2d 9c 9s Ah: two pairs, 9s and 2s
5c 5d 5h Ks Qc: three 5s
Ah 2d 3c 4s 5h: straight to the 5
9d Th Jc Qs Kd: straight to the king
2s 6s 9s Js Ks: flush, king high
Tc Td Th 4s 4c: full house, tens over 4s
8c 8d 8h 8s 3d: four 8s
5h 6h 7h 8h 9h: straight flush to the 9
Ts Js Qs Ks As: royal flush
2h 2d 9c Js Kh: pair of 2s with king
from best to worst:
 1. Ts Js Qs Ks As
 2. 5h 6h 7h 8h 9h
 3. 8c 8d 8h 8s 3d
 4. Tc Td Th 4s 4c
 5. 2s 6s 9s Js Ks
 6. 9d Th Jc Qs Kd
 7. Ah 2d 3c 4s 5h
 8. 5c 5d 5h Ks Qc
 9. 2h 2d 9c 9s Ah
10. 2h 2d 9c Js Ah
11. 2h 2d 9c Js Kh
12. 2h 7d 9c Js Ah
dealt: 4s 8d Kh Jh Qs, king high
bad card "1h"
bad card "Ax"
bad card ""
<<< *)
