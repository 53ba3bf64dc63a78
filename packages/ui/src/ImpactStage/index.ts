export { ImpactStage, type ImpactStageProps } from './ImpactStage.tsx';
