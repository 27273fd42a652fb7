(* Pictures of characters.
   RUN: %everywhere %s
*)
let line n c =
  for _ = 1 to n do
    print_char c
  done;
  print_char '\n'
;;

let rectangle w h =
  line w '*';
  for _ = 1 to h - 2 do
    print_string ("*" ^ String.make (w - 2) ' ' ^ "*\n")
  done;
  line w '*'
;;

let triangle n =
  for i = 1 to n do
    print_endline (String.make (n - i) ' ' ^ String.make (2 * i - 1) '*')
  done
;;

let diamond n =
  let row i =
    print_string (String.make (n - i) ' ');
    for j = 1 to i do
      print_char (if j = 1 || j = i then '#' else '.');
      if j < i then print_char ' '
    done;
    print_newline ()
  in
  for i = 1 to n do row i done;
  for i = n - 1 downto 1 do row i done
;;

let plot f =
  for x = 0 to 12 do
    let y = truncate (10.0 *. (1.0 +. f (float_of_int x /. 2.0))) in
    line (y + 1) (if x mod 2 = 0 then '+' else '-')
  done
;;

rectangle 8 4;;
triangle 4;;
diamond 4;;
plot sin;;

(* >>> output
********
*      *
*      *
********
   *
  ***
 *****
*******
   #
  # #
 # . #
# . . #
 # . #
  # #
   #
+++++++++++
---------------
+++++++++++++++++++
--------------------
++++++++++++++++++++
----------------
++++++++++++
-------
+++
-
+
---
++++++++
<<< *)
