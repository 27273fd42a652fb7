(* A program of a first course.
   RUN: %everywhere %s
*)
(* Word frequencies of a text read from stdin.
   Hashtbl version, then Map version; they must agree. *)

module SMap = Map.Make (String)

let is_letter = function
  | 'a' .. 'z' | 'A' .. 'Z' -> true
  | '\'' -> true
  | _ -> false

let words_of_line line =
  let buf = Buffer.create 16 in
  let acc = ref [] in
  let flush () =
    if Buffer.length buf > 0 then begin
      acc := String.lowercase_ascii (Buffer.contents buf) :: !acc;
      Buffer.clear buf
    end in
  String.iter (fun c -> if is_letter c then Buffer.add_char buf c else flush ()) line;
  flush ();
  List.rev !acc

let read_lines () =
  let rec go acc =
    match input_line stdin with
    | l -> go (l :: acc)
    | exception End_of_file -> List.rev acc
  in
  go []

let count_hashtbl words =
  let h = Hashtbl.create 97 in
  List.iter
    (fun w ->
      let n = try Hashtbl.find h w with Not_found -> 0 in
      Hashtbl.replace h w (n + 1))
    words;
  h

let count_map words =
  List.fold_left
    (fun m w ->
      SMap.update w (function None -> Some 1 | Some n -> Some (n + 1)) m)
    SMap.empty words

let by_frequency (w1, n1) (w2, n2) =
  match compare n2 n1 with
  | 0 -> compare w1 w2
  | c -> c

let () =
  let lines = read_lines () in
  Printf.printf "%d lines\n" (List.length lines);
  let words = List.concat_map words_of_line lines in
  Printf.printf "%d words\n" (List.length words);
  let h = count_hashtbl words in
  let m = count_map words in
  Printf.printf "%d different words\n" (Hashtbl.length h);
  assert (Hashtbl.length h = SMap.cardinal m);
  SMap.iter (fun w n -> assert (Hashtbl.find h w = n)) m;
  let sorted = Hashtbl.fold (fun w n l -> (w, n) :: l) h [] |> List.sort by_frequency in
  print_endline "most frequent:";
  List.iteri
    (fun i (w, n) -> if i < 8 then Printf.printf "%3d. %-10s %3d %s\n" (i + 1) w n (String.make n '*'))
    sorted;
  print_endline "by first letter:";
  let letters =
    SMap.fold
      (fun w _ acc ->
        let k = String.make 1 w.[0] in
        let old = Option.value (SMap.find_opt k acc) ~default:[] in
        SMap.add k (w :: old) acc)
      m SMap.empty in
  SMap.iter (fun k ws -> Printf.printf "  %s: %s\n" k (String.concat ", " (List.rev ws))) letters;
  let longest = List.fold_left (fun a w -> if String.length w > String.length a then w else a) "" words in
  Printf.printf "longest: %S (%d)\n" longest (String.length longest)

(* >>> output
5 lines
38 words
22 different words
most frequent:
  1. the          7 *******
  2. stone        4 ****
  3. and          2 **
  4. frog         2 **
  5. it's         2 **
  6. not          2 **
  7. pond         2 **
  8. said         2 **
by first letter:
  a: and, anyway
  b: but
  d: do, don't
  f: frog, frogs
  i: in, it's
  l: listen
  m: my
  n: not, nothing
  o: on
  p: pond, pond's, ponds
  s: said, sat, speak, stone
  t: the
longest: "nothing" (7)
<<< *)
