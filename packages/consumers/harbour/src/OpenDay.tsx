import { BilingualCard, Button, LocalText, TextField } from '@showcase/ui';
import { useState } from 'react';
import { Hours } from './Hours.tsx';

const opening = new Date(2026, 4, 2, 9, 30);

/** A card in Arabic alone, a component of the app's own, and the app's own classes. */
export function OpenDay() {
  const [ship, setShip] = useState('');
  const [greeted, setGreeted] = useState('');
  return (
    <>
      <BilingualCard
        title={{ ar: 'المرسى القديم' }}
        description={{ ar: 'زيارة المرسى والمنارة برفقة مرشدين سياحيين.' }}
        figures={[{ value: '12', label: { ar: 'رصيفًا' } }]}
      />
      <Hours opening={opening} />
      <TextField
        label={{ ar: 'اسم سفينتك', en: 'Your ship’s name' }}
        value={ship}
        onValueChange={setShip}
        classNames={{ input: 'ship' }}
      />
      <Button
        className="hail"
        onClick={() => {
          setGreeted(ship);
        }}
      >
        <LocalText text={{ ar: 'حيِّ السفينة', en: 'Hail the ship' }} />
      </Button>
      <output>{greeted}</output>
    </>
  );
}
