/* Compresses and decompresses with every level, strategy and kind of header of
 * zlib. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { Size = 40000 };

static unsigned char Input[Size], Packed[2 * Size], Output[Size];

static void fill(int Kind) {
  unsigned State = 2463534242u + Kind;
  for (int I = 0; I < Size; ++I) {
    State ^= State << 13;
    State ^= State >> 17;
    State ^= State << 5;
    switch (Kind) {
    case 0: /* text-like */
      Input[I] = "etaoin shrdlu"[State % 13];
      break;
    case 1: /* noise */
      Input[I] = State >> 24;
      break;
    case 2: /* runs */
      Input[I] = I / 97;
      break;
    default: /* repetitions at a distance */
      Input[I] = I < 5000 || State % 50 == 0 ? State >> 16 : Input[I - 4999];
    }
  }
}

static void require(int Status, int Wanted, const char *What) {
  if (Status != Wanted) {
    printf("%s: %d\n", What, Status);
    exit(1);
  }
}

static void roundTrip(int Kind, int Level, int Strategy, int WindowBits,
                      unsigned Chunk) {
  z_stream S;
  memset(&S, 0, sizeof S);
  require(
      deflateInit2(&S, Level, Z_DEFLATED, WindowBits, 1 + Level % 9, Strategy),
      Z_OK, "deflateInit2");
  S.next_in = Input;
  S.next_out = Packed;
  S.avail_out = sizeof Packed;
  for (unsigned Done = 0; Done < Size; Done += Chunk) {
    S.avail_in = Done + Chunk < Size ? Chunk : Size - Done;
    int IsLast = Done + Chunk >= Size;
    require(deflate(&S, IsLast ? Z_FINISH : Z_SYNC_FLUSH),
            IsLast ? Z_STREAM_END : Z_OK, "deflate");
  }
  unsigned Length = S.total_out;
  require(deflateEnd(&S), Z_OK, "deflateEnd");
  printf("kind %d level %d strategy %d bits %d: %u bytes, crc %08lx\n", Kind,
         Level, Strategy, WindowBits, Length, crc32(0, Packed, Length));

  memset(&S, 0, sizeof S);
  memset(Output, 0, sizeof Output);
  require(inflateInit2(&S, WindowBits > 15 ? 47 : WindowBits), Z_OK,
          "inflateInit2");
  S.next_in = Packed;
  S.next_out = Output;
  S.avail_out = sizeof Output;
  int Status = Z_OK;
  for (unsigned Done = 0; Done < Length && Status == Z_OK; Done += 777) {
    S.avail_in = Done + 777 < Length ? 777 : Length - Done;
    Status = inflate(&S, Z_NO_FLUSH);
  }
  require(Status, Z_STREAM_END, "inflate");
  require(inflateEnd(&S), Z_OK, "inflateEnd");
  require(memcmp(Input, Output, Size), 0, "the output differs");
}

int main(void) {
  printf("zlib %s, flags %lx\n", zlibVersion(), zlibCompileFlags() & ~0xfful);
  for (int Kind = 0; Kind < 4; ++Kind) {
    fill(Kind);
    printf("adler %08lx crc %08lx\n", adler32(1, Input, Size),
           crc32(0, Input, Size));
    for (int Level = 0; Level <= 9; ++Level)
      roundTrip(Kind, Level, Level % 5,
                Level % 3 == 1 ? -15 : 15 + 16 * (Level % 2),
                Level % 2 ? 1000 : Size);
  }
  unsigned long Half = Size / 2;
  unsigned long First = crc32(0, Input, Half);
  unsigned long Second = crc32(0, Input + Half, Size - Half);
  printf("combined %08lx\n", crc32_combine(First, Second, Size - Half));
  /* Damaged streams must be rejected. */
  uLongf Length = sizeof Packed, Room = Size;
  require(compress2(Packed, &Length, Input, Size, 6), Z_OK, "compress2");
  for (unsigned I = 0; I < Length; I += Length / 20) {
    Packed[I] ^= 0x55;
    Room = Size;
    printf("%d ", uncompress(Output, &Room, Packed, Length));
    Packed[I] ^= 0x55;
  }
  Room = 100;
  printf("%d\n", uncompress(Output, &Room, Packed, Length));
  return 0;
}
