(* A program of a first course.
   RUN: %everywhere %s
*)
(* Paragraph formatting: wrap, centre, justify, and the minimum raggedness version *)

let text =
  "In the beginning the student wrote a loop, and the loop did not end. \
   Then the assistant said: let there be a measure, and the measure \
   decreased at every turn, and the loop was proved to terminate."

let words s = List.filter (fun w -> w <> "") (String.split_on_char ' ' s)

(* greedy *)
let wrap width ws =
  let rec go line len acc = function
    | [] -> List.rev (if line = [] then acc else List.rev line :: acc)
    | w :: rest ->
      let l = String.length w in
      if line = [] then go [w] l acc rest
      else if len + 1 + l <= width then go (w :: line) (len + 1 + l) acc rest
      else go [w] l (List.rev line :: acc) rest
  in
  go [] 0 [] ws

let left width l =
  let s = String.concat " " l in
  s ^ String.make (max 0 (width - String.length s)) ' '

let right width l =
  let s = String.concat " " l in
  Printf.sprintf "%*s" width s

let centre width l =
  let s = String.concat " " l in
  let pad = max 0 (width - String.length s) in
  String.make (pad / 2) ' ' ^ s ^ String.make (pad - pad / 2) ' '

let justify width = function
  | [] -> String.make width ' '
  | [w] -> left width [w]
  | l ->
    let gaps = List.length l - 1 in
    let letters = List.fold_left (fun n w -> n + String.length w) 0 l in
    let spaces = width - letters in
    let b = Buffer.create width in
    List.iteri
      (fun i w ->
         if i > 0 then begin
           let k = spaces / gaps + if i <= spaces mod gaps then 1 else 0 in
           Buffer.add_string b (String.make k ' ')
         end;
         Buffer.add_string b w)
      l;
    Buffer.contents b

let cost width l =
  let n = String.length (String.concat " " l) in
  if n > width then None else Some ((width - n) * (width - n))

(* the last line costs nothing *)
let best width ws =
  let a = Array.of_list ws in
  let n = Array.length a in
  let memo = Array.make (n + 1) None in
  let rec solve i =
    match memo.(i) with
    | Some r -> r
    | None ->
      let r =
        if i = n then (0, [])
        else begin
          let best = ref (max_int, []) in
          let j = ref (i + 1) and stop = ref false in
          while not !stop && !j <= n do
            let line = Array.to_list (Array.sub a i (!j - i)) in
            (match cost width line with
             | None -> stop := true
             | Some c ->
               let c = if !j = n then 0 else c in
               let c', rest = solve !j in
               if c' < max_int && c + c' < fst !best then best := (c + c', line :: rest));
            incr j
          done;
          !best
        end
      in
      memo.(i) <- Some r;
      r
  in
  solve 0

let frame title f lines =
  Printf.printf "== %s\n" title;
  List.iter (fun l -> Printf.printf "|%s|\n" (f l)) lines

let rec raggedness width = function
  | [] | [_] -> 0
  | l :: rest -> Option.value (cost width l) ~default:0 + raggedness width rest

let () =
  let w = 26 in
  let ws = words text in
  Printf.printf "%d words, %d characters\n" (List.length ws) (String.length text);
  let lines = wrap w ws in
  frame "left" (left w) lines;
  frame "right" (right w) lines;
  frame "centre" (centre w) lines;
  frame "justified" (justify w) lines;
  let c, lines' = best w ws in
  Printf.printf "greedy costs %d, best costs %d\n" (raggedness w lines) c;
  assert (raggedness w lines' = c);
  frame "best" (left w) lines'

(* >>> output
37 words, 196 characters
== left
|In the beginning the      |
|student wrote a loop, and |
|the loop did not end. Then|
|the assistant said: let   |
|there be a measure, and   |
|the measure decreased at  |
|every turn, and the loop  |
|was proved to terminate.  |
== right
|      In the beginning the|
| student wrote a loop, and|
|the loop did not end. Then|
|   the assistant said: let|
|   there be a measure, and|
|  the measure decreased at|
|  every turn, and the loop|
|  was proved to terminate.|
== centre
|   In the beginning the   |
|student wrote a loop, and |
|the loop did not end. Then|
| the assistant said: let  |
| there be a measure, and  |
| the measure decreased at |
| every turn, and the loop |
| was proved to terminate. |
== justified
|In   the   beginning   the|
|student  wrote a loop, and|
|the loop did not end. Then|
|the  assistant  said:  let|
|there  be  a  measure, and|
|the  measure  decreased at|
|every  turn,  and the loop|
|was  proved  to terminate.|
greedy costs 63, best costs 63
== best
|In the beginning the      |
|student wrote a loop, and |
|the loop did not end. Then|
|the assistant said: let   |
|there be a measure, and   |
|the measure decreased at  |
|every turn, and the loop  |
|was proved to terminate.  |
<<< *)
