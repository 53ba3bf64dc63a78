import type { Hono } from 'hono';
import type { ReadConfiguration } from './configuration.ts';
import type { EntitySource } from './entities/entitySource.ts';

/** What a host gives to the program that extends it. */
export interface HostParts {
  /** The folder of the built app. */
  readonly root: string;
  readonly entities: EntitySource;
  readonly readConfiguration: ReadConfiguration;
}

/** What a program adds to the host. */
export interface Extension {
  /** Responds to any request to an address under `/submissions/`, in place of the stand-in. Never rejects. */
  readonly receive?: ((request: Request) => Promise<Response>) | undefined;
  /** Further pages for the presenter, at `/dev`. */
  readonly pages?: Hono;
  /** The paths of its pages by name, for the console. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** What it does, in one line for the console. */
  readonly describe?: () => Promise<string>;
  /** Called once the host listens. */
  readonly start?: () => void;
  /** Called when the host begins to stop, while it still answers open requests. */
  readonly stop?: () => Promise<void>;
  /** Called when both are done. */
  readonly close?: () => Promise<void>;
}

export type Extend = (host: HostParts) => Extension | Promise<Extension>;
