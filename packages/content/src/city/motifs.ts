/**
 * The motifs of backgrounds: the point that stays visible when a screen crops the picture, and whether there is a loop.
 * Their media are `public/media/{motif}.*`, with small pictures for a tile (media/README.md renders them).
 */
export const motifs = {
  trade: { focus: '80% 0%', moves: true },
  build: { focus: '85% 100%', moves: true },
  justice: { focus: '100% 50%', moves: true },
  tourism: { focus: '80% 0%', moves: true },
  investment: { focus: '50% 0%', moves: true },
  transport: { focus: '70% 30%', moves: true },
  'dubai-now': { focus: '0% 10%', moves: true },
  identity: { focus: '48% 30%', moves: true },
  employee: { focus: '10% 35%', moves: true },
  supplier: { focus: '100% 0%', moves: true },
  agents: { focus: '75% 30%', moves: true },
  copilot: { focus: '85% 0%', moves: true },
  'ai-committee': { focus: '50% 30%', moves: true },
  infrastructure: { focus: '50% 0%', moves: true },
  data: { focus: '85% 0%', moves: true },
  codai: { focus: '50% 37%', moves: false },
  sampling: { focus: '50% 37%', moves: false },
  population: { focus: '50% 37%', moves: false },
  statistics: { focus: '50% 37%', moves: false },
  marketplace: { focus: '50% 37%', moves: false },
} as const;

export type Motif = keyof typeof motifs;
export type LoopMotif = {
  [Name in Motif]: (typeof motifs)[Name]['moves'] extends true ? Name : never;
}[Motif];

export const motifNames = Object.keys(motifs) as readonly Motif[];
export const loopMotifs = motifNames.filter((name) => motifs[name].moves);
export const stillMotifs = motifNames.filter((name) => !motifs[name].moves);
