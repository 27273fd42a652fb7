//===- Picture.cpp - Pictures of an allocation ----------------------------===//

#include "AllocatedFunction.h"
#include "llvm/Support/JSON.h"

using namespace mincaml;
using namespace llvm;

namespace {

/// A row of a picture: a register or a slot, and the values in it.
struct Row {
  std::string Name;
  bool IsSlot;
  std::vector<const AllocatedRange *> Ranges;
};

} // namespace

static std::vector<Row> rowsOf(const AllocatedFunction &View,
                               const TargetRegisterInfo &TRI) {
  std::vector<Row> Rows;
  const AllocatedRange *Last = nullptr;
  for (const AllocatedRange &R : View.Ranges) {
    if (!Last || Last->Register != R.Register || Last->Slot != R.Slot)
      Rows.push_back({R.Register ? std::string(TRI.getName(R.Register))
                                 : "slot " + std::to_string(R.Slot),
                      !R.Register,
                      {}});
    Rows.back().Ranges.push_back(&R);
    Last = &R;
  }
  return Rows;
}

/// Returns the colour of a value. The hues are multiples of the golden angle,
/// so consecutive numbers get distant hues.
static std::string colourOf(int Value) {
  double Hue = Value * 0.618033988749895;
  Hue -= static_cast<int>(Hue);
  // Convert hue, saturation 0.5 and value 0.95 to red, green and blue.
  double Position = Hue * 6;
  int Sector = static_cast<int>(Position);
  double Rest = Position - Sector;
  double High = 0.95, Low = 0.475;
  double Rising = Low + (High - Low) * Rest,
         Falling = High - (High - Low) * Rest;
  const double Colours[6][3] = {{High, Rising, Low}, {Falling, High, Low},
                                {Low, High, Rising}, {Low, Falling, High},
                                {Rising, Low, High}, {High, Low, Falling}};
  std::string Text;
  raw_string_ostream OS(Text);
  OS << '#';
  for (double Part : Colours[Sector])
    OS << format_hex_no_prefix(static_cast<unsigned>(Part * 255 + 0.5), 2);
  return Text;
}

/// Returns the name of a value, or its number if the name has more than
/// MaximumSize characters. Empty if neither fits.
static std::string labelOf(int Value, ArrayRef<std::string> Names,
                           size_t MaximumSize) {
  if (const std::string &Name = Names[Value];
      !Name.empty() && Name.size() <= MaximumSize)
    return Name;
  const std::string Number = "%" + std::to_string(Value);
  return Number.size() <= MaximumSize ? Number : "";
}

static std::string escape(StringRef Text) {
  std::string Escaped;
  for (char C : json::fixUTF8(Text))
    switch (C) {
    case '<':
      Escaped += "&lt;";
      break;
    case '>':
      Escaped += "&gt;";
      break;
    case '&':
      Escaped += "&amp;";
      break;
    case '"':
      Escaped += "&quot;";
      break;
    default:
      Escaped += C;
    }
  return Escaped;
}

static bool isTransfer(const AllocatedPoint &P) {
  return P.Kind == AllocatedKind::Spill || P.Kind == AllocatedKind::Reload;
}

//===- SVG ----------------------------------------------------------------===//

// Sizes in pixels.
static constexpr unsigned CellWidth = 14, CellHeight = 16, Margin = 70,
                          Top = 40, CharacterWidth = 6;
/// The number of program points side by side. Further points continue below, so
/// that a picture is not wider than a page.
static constexpr unsigned SegmentWidth = 80;

namespace {

/// A range of points of a function, and its position in the picture.
struct Segment {
  unsigned First, Last;
  unsigned Y;

  unsigned x(unsigned Point) const {
    return Margin + (Point - First) * CellWidth;
  }
  bool contains(unsigned Point) const {
    return Point >= First && Point <= Last;
  }
  bool overlaps(const AllocatedRange &R) const {
    return R.First <= Last && R.Last >= First;
  }
};

} // namespace

/// Draws the part of a range that is in a segment.
static void drawRange(const AllocatedRange &R, const Segment &Part, unsigned Y,
                      bool Hatched, ArrayRef<std::string> Names,
                      raw_ostream &OS) {
  unsigned First = std::max(R.First, Part.First),
           Last = std::min(R.Last, Part.Last);
  unsigned Width = (Last - First + 1) * CellWidth;
  std::string Name;
  if (!Names[R.Value].empty())
    Name = " " + escape(Names[R.Value]);
  auto Rectangle = [&](StringRef Fill) {
    OS << formatv("<rect x=\"{0}\" y=\"{1}\" width=\"{2}\" height=\"{3}\" "
                  "fill=\"{4}\" stroke=\"#666\" stroke-width=\"0.5\">"
                  "<title>%{5}{6}, points {7} to {8}</title></rect>\n",
                  Part.x(First), Y + 1, Width, CellHeight - 2, Fill, R.Value,
                  Name, R.First, R.Last);
  };
  Rectangle(colourOf(R.Value));
  if (Hatched)
    Rectangle("url(#hatching)");
  if (const std::string Label =
          labelOf(R.Value, Names, (Width - 4) / CharacterWidth);
      !Label.empty())
    OS << formatv("<text x=\"{0}\" y=\"{1}\">{2}</text>\n", Part.x(First) + 3,
                  Y + CellHeight - 4, escape(Label));
}

/// Marks the starts of blocks, and the spills and reloads.
static void drawMarks(const AllocatedFunction &View, const MachineFunction &MF,
                      const Segment &Part, unsigned Bottom, raw_ostream &OS) {
  // The name of a block is omitted if it does not fit.
  unsigned Free = 0;
  for (const auto &[Start, MBB] : zip_equal(View.Starts, MF)) {
    if (!Part.contains(Start))
      continue;
    unsigned X = Part.x(Start);
    OS << formatv("<line x1=\"{0}\" y1=\"{1}\" x2=\"{0}\" y2=\"{2}\" "
                  "stroke=\"#aaa\"/>\n",
                  X, Part.Y + 16, Bottom);
    std::string Name = "bb." + std::to_string(MBB.getNumber());
    if (X < Free)
      continue;
    OS << formatv("<text x=\"{0}\" y=\"{1}\">{2}</text>\n", X + 2, Part.Y + 24,
                  Name);
    Free = X + Name.size() * CharacterWidth;
  }
  for (unsigned Point = Part.First; Point <= Part.Last; ++Point)
    if (isTransfer(View.Points[Point]))
      OS << formatv("<text x=\"{0}\" y=\"{1}\">{2}</text>\n", Part.x(Point) + 3,
                    Part.Y + 36,
                    View.Points[Point].Kind == AllocatedKind::Spill ? 'S'
                                                                    : 'R');
}

void AllocationPicture::add(const AllocatedFunction &View,
                            const MachineFunction &MF,
                            ArrayRef<std::string> Names) {
  raw_string_ostream OS(Functions);
  std::vector<Row> Rows = rowsOf(View, *MF.getSubtarget().getRegisterInfo());
  unsigned NumPoints = View.Points.size();
  for (unsigned First = 0; First < NumPoints; First += SegmentWidth) {
    Segment Part{First, std::min(First + SegmentWidth, NumPoints) - 1, Height};
    std::vector<const Row *> Used;
    for (const Row &R : Rows)
      if (any_of(R.Ranges, [&](const AllocatedRange *Range) {
            return Part.overlaps(*Range);
          }))
        Used.push_back(&R);
    unsigned Bottom = Part.Y + Top + Used.size() * CellHeight;
    std::string Title = escape(MF.getName());
    if (NumPoints > SegmentWidth)
      Title += formatv(", points {0} to {1} of {2}", Part.First, Part.Last,
                       NumPoints - 1);
    OS << formatv("<text x=\"4\" y=\"{0}\">{1}</text>\n", Part.Y + 12, Title);
    drawMarks(View, MF, Part, Bottom, OS);
    for (const auto &[Line, R] : enumerate(Used)) {
      unsigned Y = Part.Y + Top + Line * CellHeight;
      OS << formatv("<text x=\"4\" y=\"{0}\">{1}</text>\n", Y + CellHeight - 4,
                    escape(R->Name));
      for (const AllocatedRange *Range : R->Ranges)
        if (Part.overlaps(*Range))
          drawRange(*Range, Part, Y, R->IsSlot, Names, OS);
    }
    Height = Bottom + CellHeight;
    Width = std::max<unsigned>({Width, Part.x(Part.Last + 1) + 10,
                                8 + unsigned(Title.size()) * CharacterWidth});
  }
}

void AllocationPicture::write(raw_ostream &OS) const {
  OS << formatv("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" "
                "height=\"{1}\" font-family=\"monospace\" font-size=\"10\">\n",
                Width, Height)
     << "<defs><pattern id=\"hatching\" width=\"5\" height=\"5\" "
        "patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
        "<line x1=\"0\" y1=\"0\" x2=\"0\" y2=\"5\" stroke=\"#333\"/>"
        "</pattern></defs>\n"
     << Functions << "</svg>\n";
}

//===- Graphviz -----------------------------------------------------------===//

static void drawEmptyCells(unsigned Columns, raw_ostream &OS) {
  if (Columns)
    OS << "<TD COLSPAN=\"" << Columns << "\"></TD>";
}

void mincaml::drawAllocationDot(const AllocatedFunction &View,
                                const MachineFunction &MF,
                                ArrayRef<std::string> Names, raw_ostream &OS) {
  std::vector<Row> Rows = rowsOf(View, *MF.getSubtarget().getRegisterInfo());
  unsigned NumPoints = View.Points.size();
  OS << "digraph \"" << escape(MF.getName()) << "\" {\n"
     << "  node [shape=plaintext, fontname=monospace, fontsize=8];\n"
     << "  allocation [label=<<TABLE BORDER=\"0\" CELLBORDER=\"1\" "
        "CELLSPACING=\"0\">\n"
     << "    <TR><TD>" << escape(MF.getName()) << "</TD>";
  for (unsigned Point = 0; Point != NumPoints; ++Point)
    OS << "<TD>" << Point << "</TD>";
  OS << "</TR>\n    <TR><TD></TD>";
  for (const AllocatedPoint &P : View.Points)
    OS << "<TD>"
       << (!isTransfer(P)                   ? " "
           : P.Kind == AllocatedKind::Spill ? "S"
                                            : "R")
       << "</TD>";
  OS << "</TR>\n";
  for (const Row &R : Rows) {
    OS << "    <TR><TD>" << escape(R.Name) << "</TD>";
    unsigned Next = 0;
    for (const AllocatedRange *Range : R.Ranges) {
      // The units of a register may hold different values, whose ranges
      // overlap.
      if (Range->First < Next)
        continue;
      drawEmptyCells(Range->First - Next, OS);
      std::string Colour = colourOf(Range->Value);
      OS << formatv("<TD COLSPAN=\"{0}\" BGCOLOR=\"{1}\">{2}</TD>",
                    Range->Last - Range->First + 1,
                    R.IsSlot ? Colour + ":white" : Colour,
                    escape(labelOf(Range->Value, Names, SIZE_MAX)));
      Next = Range->Last + 1;
    }
    drawEmptyCells(NumPoints - Next, OS);
    OS << "</TR>\n";
  }
  OS << "  </TABLE>>];\n}\n";
}
