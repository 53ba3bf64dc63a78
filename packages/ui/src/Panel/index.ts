export { Panel, panelTones, type PanelProps, type PanelTone } from './Panel.tsx';
