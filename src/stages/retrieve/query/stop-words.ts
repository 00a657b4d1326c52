/** Words of a request that say nothing about code; rare in source, so their idf would count for much. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about add added adds after all also always an and any are as at be because been before being both but by can cannot ' +
    'could did do does doesn don done each either etc even every fix fixed fixes fixing for from get gets getting got had has have having he here how however i if in instead into is isn issue it ' +
    'its just let like ll make makes me more most must my no not now of on only or other our out over please problem re s ' +
    'same see should shouldn since so some still such t than that the their them then there these they this those through to ' +
    'too under up us use used using ve very want was wasn we were what when where which while who why will with within without ' +
    'won would you your bug bugs expected actual currently correctly correct wrong wrongly work works working'
  ).split(' '),
);
