/** The colour roles of a theme, each as `#rrggbb`. */
export interface ColorRoles {
  readonly page: string;
  readonly glow: string;
  readonly surface: string;
  readonly raised: string;
  readonly text: string;
  readonly muted: string;
  readonly border: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly soft: string;
  readonly highlight: string;
  readonly positive: string;
  readonly onPositive: string;
  readonly idle: string;
  readonly onIdle: string;
  readonly warning: string;
  readonly focus: string;
  /** The shadow of raised elements, as a CSS `box-shadow`. */
  readonly shade: string;
  /** 'light' or 'dark', for form controls and scroll bars. */
  readonly scheme: 'light' | 'dark';
}
