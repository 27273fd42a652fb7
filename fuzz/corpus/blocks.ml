begin let x = begin 1 end in
  if x = 1 then begin print_int x; () end else ();
end
