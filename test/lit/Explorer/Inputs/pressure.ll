; More values at a time than registers; those that come first are needed last.

define void @copy(ptr %from, ptr %to) {
  %a0 = getelementptr i32, ptr %from, i32 0
  %v0 = load volatile i32, ptr %a0
  %a1 = getelementptr i32, ptr %from, i32 1
  %v1 = load volatile i32, ptr %a1
  %a2 = getelementptr i32, ptr %from, i32 2
  %v2 = load volatile i32, ptr %a2
  %a3 = getelementptr i32, ptr %from, i32 3
  %v3 = load volatile i32, ptr %a3
  %a4 = getelementptr i32, ptr %from, i32 4
  %v4 = load volatile i32, ptr %a4
  %a5 = getelementptr i32, ptr %from, i32 5
  %v5 = load volatile i32, ptr %a5
  %a6 = getelementptr i32, ptr %from, i32 6
  %v6 = load volatile i32, ptr %a6
  %a7 = getelementptr i32, ptr %from, i32 7
  %v7 = load volatile i32, ptr %a7
  %a8 = getelementptr i32, ptr %from, i32 8
  %v8 = load volatile i32, ptr %a8
  %a9 = getelementptr i32, ptr %from, i32 9
  %v9 = load volatile i32, ptr %a9
  %a10 = getelementptr i32, ptr %from, i32 10
  %v10 = load volatile i32, ptr %a10
  %a11 = getelementptr i32, ptr %from, i32 11
  %v11 = load volatile i32, ptr %a11
  %a12 = getelementptr i32, ptr %from, i32 12
  %v12 = load volatile i32, ptr %a12
  %a13 = getelementptr i32, ptr %from, i32 13
  %v13 = load volatile i32, ptr %a13
  %a14 = getelementptr i32, ptr %from, i32 14
  %v14 = load volatile i32, ptr %a14
  %a15 = getelementptr i32, ptr %from, i32 15
  %v15 = load volatile i32, ptr %a15
  %a16 = getelementptr i32, ptr %from, i32 16
  %v16 = load volatile i32, ptr %a16
  %a17 = getelementptr i32, ptr %from, i32 17
  %v17 = load volatile i32, ptr %a17
  %a18 = getelementptr i32, ptr %from, i32 18
  %v18 = load volatile i32, ptr %a18
  %a19 = getelementptr i32, ptr %from, i32 19
  %v19 = load volatile i32, ptr %a19
  %a20 = getelementptr i32, ptr %from, i32 20
  %v20 = load volatile i32, ptr %a20
  %a21 = getelementptr i32, ptr %from, i32 21
  %v21 = load volatile i32, ptr %a21
  %a22 = getelementptr i32, ptr %from, i32 22
  %v22 = load volatile i32, ptr %a22
  %a23 = getelementptr i32, ptr %from, i32 23
  %v23 = load volatile i32, ptr %a23
  %a24 = getelementptr i32, ptr %from, i32 24
  %v24 = load volatile i32, ptr %a24
  %a25 = getelementptr i32, ptr %from, i32 25
  %v25 = load volatile i32, ptr %a25
  %a26 = getelementptr i32, ptr %from, i32 26
  %v26 = load volatile i32, ptr %a26
  %a27 = getelementptr i32, ptr %from, i32 27
  %v27 = load volatile i32, ptr %a27
  %a28 = getelementptr i32, ptr %from, i32 28
  %v28 = load volatile i32, ptr %a28
  %a29 = getelementptr i32, ptr %from, i32 29
  %v29 = load volatile i32, ptr %a29
  %b29 = getelementptr i32, ptr %to, i32 29
  store volatile i32 %v29, ptr %b29
  %b28 = getelementptr i32, ptr %to, i32 28
  store volatile i32 %v28, ptr %b28
  %b27 = getelementptr i32, ptr %to, i32 27
  store volatile i32 %v27, ptr %b27
  %b26 = getelementptr i32, ptr %to, i32 26
  store volatile i32 %v26, ptr %b26
  %b25 = getelementptr i32, ptr %to, i32 25
  store volatile i32 %v25, ptr %b25
  %b24 = getelementptr i32, ptr %to, i32 24
  store volatile i32 %v24, ptr %b24
  %b23 = getelementptr i32, ptr %to, i32 23
  store volatile i32 %v23, ptr %b23
  %b22 = getelementptr i32, ptr %to, i32 22
  store volatile i32 %v22, ptr %b22
  %b21 = getelementptr i32, ptr %to, i32 21
  store volatile i32 %v21, ptr %b21
  %b20 = getelementptr i32, ptr %to, i32 20
  store volatile i32 %v20, ptr %b20
  %b19 = getelementptr i32, ptr %to, i32 19
  store volatile i32 %v19, ptr %b19
  %b18 = getelementptr i32, ptr %to, i32 18
  store volatile i32 %v18, ptr %b18
  %b17 = getelementptr i32, ptr %to, i32 17
  store volatile i32 %v17, ptr %b17
  %b16 = getelementptr i32, ptr %to, i32 16
  store volatile i32 %v16, ptr %b16
  %b15 = getelementptr i32, ptr %to, i32 15
  store volatile i32 %v15, ptr %b15
  %b14 = getelementptr i32, ptr %to, i32 14
  store volatile i32 %v14, ptr %b14
  %b13 = getelementptr i32, ptr %to, i32 13
  store volatile i32 %v13, ptr %b13
  %b12 = getelementptr i32, ptr %to, i32 12
  store volatile i32 %v12, ptr %b12
  %b11 = getelementptr i32, ptr %to, i32 11
  store volatile i32 %v11, ptr %b11
  %b10 = getelementptr i32, ptr %to, i32 10
  store volatile i32 %v10, ptr %b10
  %b9 = getelementptr i32, ptr %to, i32 9
  store volatile i32 %v9, ptr %b9
  %b8 = getelementptr i32, ptr %to, i32 8
  store volatile i32 %v8, ptr %b8
  %b7 = getelementptr i32, ptr %to, i32 7
  store volatile i32 %v7, ptr %b7
  %b6 = getelementptr i32, ptr %to, i32 6
  store volatile i32 %v6, ptr %b6
  %b5 = getelementptr i32, ptr %to, i32 5
  store volatile i32 %v5, ptr %b5
  %b4 = getelementptr i32, ptr %to, i32 4
  store volatile i32 %v4, ptr %b4
  %b3 = getelementptr i32, ptr %to, i32 3
  store volatile i32 %v3, ptr %b3
  %b2 = getelementptr i32, ptr %to, i32 2
  store volatile i32 %v2, ptr %b2
  %b1 = getelementptr i32, ptr %to, i32 1
  store volatile i32 %v1, ptr %b1
  %b0 = getelementptr i32, ptr %to, i32 0
  store volatile i32 %v0, ptr %b0
  ret void
}
