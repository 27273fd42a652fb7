define void @f(ptr %p) !dbg !3 {
  %g0 = getelementptr i32, ptr %p, i32 0
  %v0 = load volatile i32, ptr %g0, !dbg !6
  %g1 = getelementptr i32, ptr %p, i32 1
  %v1 = load volatile i32, ptr %g1, !dbg !6
  %g2 = getelementptr i32, ptr %p, i32 2
  %v2 = load volatile i32, ptr %g2, !dbg !6
  %g3 = getelementptr i32, ptr %p, i32 3
  %v3 = load volatile i32, ptr %g3, !dbg !6
  %g4 = getelementptr i32, ptr %p, i32 4
  %v4 = load volatile i32, ptr %g4, !dbg !6
  %g5 = getelementptr i32, ptr %p, i32 5
  %v5 = load volatile i32, ptr %g5, !dbg !6
  %g6 = getelementptr i32, ptr %p, i32 6
  %v6 = load volatile i32, ptr %g6, !dbg !6
  %g7 = getelementptr i32, ptr %p, i32 7
  %v7 = load volatile i32, ptr %g7, !dbg !6
  %g8 = getelementptr i32, ptr %p, i32 8
  %v8 = load volatile i32, ptr %g8, !dbg !6
  %g9 = getelementptr i32, ptr %p, i32 9
  %v9 = load volatile i32, ptr %g9, !dbg !6
  %g10 = getelementptr i32, ptr %p, i32 10
  %v10 = load volatile i32, ptr %g10, !dbg !6
  %g11 = getelementptr i32, ptr %p, i32 11
  %v11 = load volatile i32, ptr %g11, !dbg !6
  %g12 = getelementptr i32, ptr %p, i32 12
  %v12 = load volatile i32, ptr %g12, !dbg !6
  %g13 = getelementptr i32, ptr %p, i32 13
  %v13 = load volatile i32, ptr %g13, !dbg !6
  %g14 = getelementptr i32, ptr %p, i32 14
  %v14 = load volatile i32, ptr %g14, !dbg !6
  %g15 = getelementptr i32, ptr %p, i32 15
  %v15 = load volatile i32, ptr %g15, !dbg !6
  %g16 = getelementptr i32, ptr %p, i32 16
  %v16 = load volatile i32, ptr %g16, !dbg !6
  %g17 = getelementptr i32, ptr %p, i32 17
  %v17 = load volatile i32, ptr %g17, !dbg !6
  %g18 = getelementptr i32, ptr %p, i32 18
  %v18 = load volatile i32, ptr %g18, !dbg !6
  %g19 = getelementptr i32, ptr %p, i32 19
  %v19 = load volatile i32, ptr %g19, !dbg !6
  %g20 = getelementptr i32, ptr %p, i32 20
  %v20 = load volatile i32, ptr %g20, !dbg !6
  %g21 = getelementptr i32, ptr %p, i32 21
  %v21 = load volatile i32, ptr %g21, !dbg !6
  %g22 = getelementptr i32, ptr %p, i32 22
  %v22 = load volatile i32, ptr %g22, !dbg !6
  %g23 = getelementptr i32, ptr %p, i32 23
  %v23 = load volatile i32, ptr %g23, !dbg !6
  %g24 = getelementptr i32, ptr %p, i32 24
  %v24 = load volatile i32, ptr %g24, !dbg !6
  %g25 = getelementptr i32, ptr %p, i32 25
  %v25 = load volatile i32, ptr %g25, !dbg !6
  %g26 = getelementptr i32, ptr %p, i32 26
  %v26 = load volatile i32, ptr %g26, !dbg !6
  %g27 = getelementptr i32, ptr %p, i32 27
  %v27 = load volatile i32, ptr %g27, !dbg !6
  %g28 = getelementptr i32, ptr %p, i32 28
  %v28 = load volatile i32, ptr %g28, !dbg !6
  %g29 = getelementptr i32, ptr %p, i32 29
  %v29 = load volatile i32, ptr %g29, !dbg !6
  %g30 = getelementptr i32, ptr %p, i32 30
  %v30 = load volatile i32, ptr %g30, !dbg !6
  store volatile i32 %v0, ptr %g0, !dbg !6
  store volatile i32 %v1, ptr %g1, !dbg !6
  store volatile i32 %v2, ptr %g2, !dbg !6
  store volatile i32 %v3, ptr %g3, !dbg !6
  store volatile i32 %v4, ptr %g4, !dbg !6
  store volatile i32 %v5, ptr %g5, !dbg !6
  store volatile i32 %v6, ptr %g6, !dbg !6
  store volatile i32 %v7, ptr %g7, !dbg !6
  store volatile i32 %v8, ptr %g8, !dbg !6
  store volatile i32 %v9, ptr %g9, !dbg !6
  store volatile i32 %v10, ptr %g10, !dbg !6
  store volatile i32 %v11, ptr %g11, !dbg !6
  store volatile i32 %v12, ptr %g12, !dbg !6
  store volatile i32 %v13, ptr %g13, !dbg !6
  store volatile i32 %v14, ptr %g14, !dbg !6
  store volatile i32 %v15, ptr %g15, !dbg !6
  store volatile i32 %v16, ptr %g16, !dbg !6
  store volatile i32 %v17, ptr %g17, !dbg !6
  store volatile i32 %v18, ptr %g18, !dbg !6
  store volatile i32 %v19, ptr %g19, !dbg !6
  store volatile i32 %v20, ptr %g20, !dbg !6
  store volatile i32 %v21, ptr %g21, !dbg !6
  store volatile i32 %v22, ptr %g22, !dbg !6
  store volatile i32 %v23, ptr %g23, !dbg !6
  store volatile i32 %v24, ptr %g24, !dbg !6
  store volatile i32 %v25, ptr %g25, !dbg !6
  store volatile i32 %v26, ptr %g26, !dbg !6
  store volatile i32 %v27, ptr %g27, !dbg !6
  store volatile i32 %v28, ptr %g28, !dbg !6
  store volatile i32 %v29, ptr %g29, !dbg !6
  store volatile i32 %v30, ptr %g30, !dbg !6
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "pressure.c", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 7, scope: !3)
