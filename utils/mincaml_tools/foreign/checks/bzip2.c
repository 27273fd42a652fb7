/* Compresses and decompresses with libbz2, with several block sizes and work
 * factors. */

#include <bzlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { Size = 60000 };

static char Input[Size], Packed[2 * Size], Output[Size];

/* If libbz2 is built without stdio, it calls this after an internal error. */
void bz_internal_error(int Code) {
  printf("internal error %d\n", Code);
  exit(1);
}

static unsigned checksum(const char *Bytes, unsigned Length) {
  unsigned Sum = 2166136261u;
  for (unsigned I = 0; I < Length; ++I)
    Sum = (Sum ^ (unsigned char)Bytes[I]) * 16777619u;
  return Sum;
}

static void fill(int Kind) {
  unsigned State = 88172645u + Kind;
  for (int I = 0; I < Size; ++I) {
    State = State * 1664525u + 1013904223u;
    Input[I] = Kind == 0   ? "the cat sat on a mat "[(State >> 20) % 21]
               : Kind == 1 ? State >> 24
               : Kind == 2 ? I / 3000
               : I < 900   ? State >> 26
                           : Input[I - 900];
  }
}

int main(void) {
  printf("bzip2 %s\n", BZ2_bzlibVersion());
  for (int Kind = 0; Kind < 4; ++Kind) {
    fill(Kind);
    for (int Blocks = 1; Blocks <= 9; Blocks += 4) {
      unsigned Length = sizeof Packed, Room = sizeof Output;
      int Status = BZ2_bzBuffToBuffCompress(Packed, &Length, Input, Size,
                                            Blocks, 0, Blocks == 5 ? 1 : 30);
      printf("kind %d blocks %d: status %d, %u bytes, %08x\n", Kind, Blocks,
             Status, Length, checksum(Packed, Length));
      memset(Output, 0, sizeof Output);
      Status = BZ2_bzBuffToBuffDecompress(Output, &Room, Packed, Length,
                                          Blocks == 9, 0);
      printf("back: status %d, %u bytes, %s\n", Status, Room,
             memcmp(Input, Output, Size) ? "DIFFERENT" : "the same");
      for (unsigned I = 10; I < Length; I += Length / 7) {
        Packed[I] ^= 0x10;
        Room = sizeof Output;
        printf("%d ",
               BZ2_bzBuffToBuffDecompress(Output, &Room, Packed, Length, 0, 0));
        Packed[I] ^= 0x10;
      }
      printf("\n");
    }
  }
  return 0;
}
