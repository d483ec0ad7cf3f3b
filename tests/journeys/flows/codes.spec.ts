import { play } from '../../flows/browser/play.ts';
import { open } from '../../flows/browser/scenes.ts';
import { codesModel } from '../../machines/verification/codes.model.ts';

const defect = 'a sender of codes ends only by a defect in itself';

/** The senders of codes are there from the first moment; nobody can bring one down. */
play({
  model: codesModel,
  starts: { start: open },
  events: {},
  answers: {
    loginCode: { broke: defect },
    registerCode: { broke: defect },
    forgotCode: { broke: defect },
    bindingCode: { broke: defect },
    addressCode: { broke: defect },
  },
  shows: { ready: 'each is seen where its code is asked for', broken: defect },
});
