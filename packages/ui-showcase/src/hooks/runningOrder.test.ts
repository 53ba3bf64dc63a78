import { describe, expect, it } from 'vitest';
import { commandOf, indexAfter, placeIn, type RunningOrderCommand } from './runningOrder.ts';

const held = { ctrlKey: false, altKey: false, metaKey: false };
const commandOfKey = (key: string, code = '', modifiers = {}) =>
  commandOf({ ...held, key, code, ...modifiers });

describe('the command of a key', () => {
  it.each([
    ['PageDown', 'next'],
    ['ArrowRight', 'next'],
    ['n', 'next'],
    ['N', 'next'],
    ['PageUp', 'previous'],
    ['ArrowLeft', 'previous'],
    ['p', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['b', 'blank'],
    ['.', 'blank'],
    ['f', 'fullScreen'],
    ['?', 'keys'],
  ])('%s: %s', (key, command) => {
    expect(commandOfKey(key)).toBe(command);
  });

  it.each(['x', ' ', 'Enter', 'Escape', 'Tab', 'ArrowUp', 'ArrowDown', 'F5', 'Unidentified', ''])(
    'is undefined for %j',
    (key) => {
      expect(commandOfKey(key)).toBeUndefined();
    },
  );

  it.each([
    ['ى', 'KeyN', 'next'],
    ['ح', 'KeyP', 'previous'],
    ['لا', 'KeyB', 'blank'],
    ['ز', 'Period', 'blank'],
    ['ب', 'KeyF', 'fullScreen'],
    ['؟', 'Slash', 'keys'],
    ['ش', 'KeyA', undefined],
  ])('treats %s on an Arabic keyboard as %s', (key, code, command) => {
    expect(commandOfKey(key, code)).toBe(command);
  });

  it('goes by the letter on other Latin keyboards', () => {
    expect(commandOfKey('b', 'KeyN')).toBe('blank');
  });

  it.each(['ctrlKey', 'altKey', 'metaKey'])('is undefined together with %s', (modifier) => {
    expect(commandOfKey('p', 'KeyP', { [modifier]: true })).toBeUndefined();
  });
});

const order = ['/a', '/b', '/a', '/c'];

describe('the place in a running order', () => {
  it.each([
    ['/b', 1],
    ['/a', 0],
    ['/elsewhere', -1],
    ['/b/', 1],
    ['/b?x', -1],
  ])('of %s is %d', (current, place) => {
    expect(placeIn(order, current)).toBe(place);
  });

  it('is that of the last step if an address occurs twice', () => {
    expect(placeIn(order, '/a', { index: 2, isOnItsWay: false })).toBe(2);
    expect(placeIn(order, '/b', { index: 2, isOnItsWay: false })).toBe(1);
  });

  it('is the target of the last step while its page is loading', () => {
    expect(placeIn(order, '/a', { index: 1, isOnItsWay: true })).toBe(1);
  });

  it('recognises an address however its letters are encoded', () => {
    expect(placeIn(['/زواج'], encodeURI('/زواج'))).toBe(0);
    expect(placeIn(['/'], '/')).toBe(0);
    expect(placeIn(['//'], '//')).toBe(0);
  });
});

describe('a command', () => {
  it.each<[RunningOrderCommand, number, number | undefined]>([
    ['next', 0, 1],
    ['next', 3, undefined],
    ['next', -1, 0],
    ['previous', 1, 0],
    ['previous', 0, undefined],
    ['previous', -1, undefined],
    ['first', 3, 0],
    ['first', 0, undefined],
    ['first', -1, 0],
    ['last', 0, 3],
    ['last', 3, undefined],
    ['blank', 0, undefined],
    ['keys', 0, undefined],
  ])('%s leads from %d to %s', (command, place, target) => {
    expect(indexAfter(order, place, command)).toBe(target);
  });

  it('leads nowhere without addresses', () => {
    for (const command of ['next', 'previous', 'first', 'last'] as const) {
      expect(indexAfter([], -1, command)).toBeUndefined();
    }
  });
});
