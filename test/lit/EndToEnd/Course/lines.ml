(* Lines of the input until it ends.
   RUN: %everywhere %s
*)
let count_words line =
  let words = ref 0 in
  let previous = ref ' ' in
  String.iter
    (fun c ->
      if c <> ' ' && !previous = ' ' then incr words;
      previous := c)
    line;
  !words

let starts_with prefix s =
  String.length s >= String.length prefix
  && String.sub s 0 (String.length prefix) = prefix

let lines = ref 0
let words = ref 0
let longest = ref ""

let () =
  try
    while true do
      let line = read_line () in
      incr lines;
      words := !words + count_words line;
      if String.length line > String.length !longest then longest := line;
      if starts_with "#" line then print_endline ("comment: " ^ line)
    done
  with End_of_file ->
    Printf.printf "%d lines, %d words\n" !lines !words;
    Printf.printf "longest: %s\n" !longest

(* >>> input
# a file
the first line
a second and longer line

the  end
<<< *)

(* >>> output
comment: # a file
5 lines, 13 words
longest: a second and longer line
<<< *)
