/** The colour roles of a theme, each as `#rrggbb`. */
export interface ColorRoles {
  /** The ground of a page. */
  readonly page: string;
  /** A brighter shade of the ground, for gradients. */
  readonly glow: string;
  /** The ground of cards, fields and panels. */
  readonly surface: string;
  /** The ground of dialogs and lists. */
  readonly raised: string;
  /** Texts. */
  readonly text: string;
  /** Secondary texts. */
  readonly muted: string;
  /** Lines around surfaces. */
  readonly border: string;
  /** The ground of a main action, and marks of the same weight. */
  readonly accent: string;
  /** Texts on the accent. */
  readonly onAccent: string;
  /** A tinted ground, for secondary actions and what is chosen. */
  readonly soft: string;
  /** Small marks: stars, numbers, lines under a title. */
  readonly highlight: string;
  /** What is reached or succeeded. */
  readonly positive: string;
  /** Texts on positive. */
  readonly onPositive: string;
  /** The ground of what is disabled or not reached. */
  readonly idle: string;
  /** Texts on idle. */
  readonly onIdle: string;
  /** Errors and warnings. */
  readonly warning: string;
  /** The ring around the focused element. */
  readonly focus: string;
  /** The shadow of raised elements, as a CSS `box-shadow`. */
  readonly shade: string;
  /** 'light' or 'dark', for form controls and scroll bars. */
  readonly scheme: 'light' | 'dark';
}
